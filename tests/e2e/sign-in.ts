import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Role } from '#src/domain/access.ts'
import { readSettings } from '#src/env.ts'
import { userCommand } from '#src/user-command.ts'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'
import { sharedDataFolder, sharedOrigin } from '#tests/support/program/shared-site.ts'
import { expect } from './visitor.ts'

export const goodPassword = 'nine lanterns at low tide'

/** Asks as our own pages do: the refresh token comes in a cookie of the page's browser. */
const headers = { 'X-Porchlight-Session': 'cookie' }

/** The links in the mails to an address, newest first. */
export async function mailedLinks(email: string): Promise<string[]> {
  const mails = await readRows(
    sharedDataFolder(),
    `select text from mail_outbox where "to"->>'address' = $1 order by created_at desc, id desc`,
    [email],
  )
  return mails.flatMap(({ text }) => /http\S+\/verify\?\S+/.exec(String(text)) ?? [])
}

/** Carries out `user …` on the shared site as its operator does, without the second that another Node takes to start. */
export async function operate(...words: string[]): Promise<void> {
  const read = readSettings({ DATA_DIR: sharedDataFolder(), SITE_URL: sharedOrigin() })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const problem = await userCommand(words, read.settings, silentLog, () => undefined)
  if (problem !== undefined) throw new Error(problem)
}

/**
 * A user nobody else has, with one session, which is the page's: signed up, confirmed by the mailed link, and an admin
 * made one by the operator. Open any screen next.
 */
export async function signedIn(page: Page, role: Role, full_name = 'Dana Reyes') {
  const email = `${role}-${randomUUID()}@shop.example`
  const password = goodPassword
  const { request } = page
  const origin = sharedOrigin()
  const signed_up = await request.post(`${origin}/auth/v1/signup?redirect_to=${encodeURIComponent(`${origin}/`)}`, {
    headers,
    data: { email, password, data: { full_name } },
  })
  expect(signed_up.status(), await signed_up.text()).toBe(200)
  const { id } = (await signed_up.json()) as { id: string }
  if (role === 'admin') await operate('promote', '--email', email)
  const [link = ''] = await mailedLinks(email)
  await request.get(link, { maxRedirects: 0 })
  return { id, email, password, full_name }
}
