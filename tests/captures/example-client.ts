import type { Page } from 'playwright-core'
import { readRows } from '#tests/support/machine/data-folder.ts'
import type { RunningSite } from '#tests/support/program/running-site.ts'

const email = 'dana@bakery.example'
/** Our own pages ask for the refresh token in a cookie of their browser. */
const headers = { 'X-Porchlight-Session': 'cookie' }

const locations = [
  ['6b1f0c2e-0000-4000-8000-000000000001', 'active'],
  ['a94d7e35-0000-4000-8000-000000000002', 'trialing'],
] as const

/** Signs the page in as the owner of the example bakery: a new client with two locations, by the ways that every client takes. */
export async function signInExampleClient(page: Page, { origin, data_dir }: RunningSite): Promise<void> {
  const { request } = page
  const back = encodeURIComponent(`${origin}/`)
  const signed_up = await request.post(`${origin}/auth/v1/signup?redirect_to=${back}`, {
    headers,
    data: { email, password: 'twelve loaves before the rain', data: { full_name: 'Dana Reyes' } },
  })
  if (!signed_up.ok()) throw new Error(await signed_up.text())
  const { id } = await signed_up.json()
  const [mail] = await readRows(data_dir, `select text from mail_outbox where "to"->>'address' = $1`, [email])
  const [link] = /http\S+\/verify\?\S+/.exec(String(mail?.text)) ?? []
  if (!link) throw new Error('No link to confirm the address was mailed.')
  await request.get(link, { maxRedirects: 0 })
  await readRows(data_dir, `update profiles set company = 'Example Bakery', phone = '(912) 555-0178' where id = $1`, [
    id,
  ])
  for (const [location_id, status] of locations) {
    await readRows(data_dir, 'insert into subscriptions (location_id, user_id, status) values ($1, $2, $3)', [
      location_id,
      id,
      status,
    ])
  }
}
