import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { createApi } from '#src/api.ts'
import type { LabSettings } from '#src/features/audits/open-audits.ts'
import { contactsApi } from '#src/features/contacts/api.ts'
import { createSiteServer } from '#src/platform/http/create-server.ts'
import { declaredRoutes } from '#src/platform/http/declared-access.ts'
import { openTestAudits } from '#tests/support/audit/open-audits.ts'
import { openTestAccounts } from '#tests/support/features/open-accounts.ts'
import { openContacts, testBrand } from '#tests/support/features/open-contacts.ts'
import { openTestFiles } from '#tests/support/features/open-files.ts'
import { freePort } from '#tests/support/machine/free-port.ts'
import { createListeningLog } from '#tests/support/machine/silent-log.ts'
import { testInstallation } from './test-installation.ts'

type Options = {
  trusted_proxies?: string[]
  https?: boolean
  environment?: Record<string, string>
  /** Start pages are measured in this browser; without it in none. */
  lab?: LabSettings
}

/** The whole API on a loopback port over a database of its own; mail is read from the outbox, which nobody empties. */
export async function startApi({ trusted_proxies = [], https = false, environment = {}, lab }: Options = {}) {
  const { database, queue, deps } = await openContacts()
  const { log, lines } = createListeningLog()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const site_origin = https ? `https://localhost:${port}` : origin
  const accounts = await openTestAccounts(deps, site_origin)
  const audits = await openTestAudits({ ...deps, queue }, site_origin, log, lab)
  const files = await openTestFiles({ database, queue })
  const installation = testInstallation(environment)
  const api = createApi({
    contacts: contactsApi(deps),
    audits,
    accounts,
    files,
    queue,
    brand_name: testBrand.name,
    site_origin,
    installation,
    log,
  })
  const isReady = async () => true
  const server = createSiteServer({ site: undefined, api, isReady, https, trusted_proxies, log, logs_files: false })
  server.listen(port)
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })

  /** A body that is no text and no bytes is sent as JSON. */
  const ask = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: sentAs(body) }),
      redirect: 'manual',
    })

  /** The links in the mails to an address, newest first. */
  async function linksTo(email: string): Promise<string[]> {
    const mails = await database.asOwner(
      `select text from mail_outbox where "to"->>'address' = $1 order by created_at desc, id desc`,
      [email],
    )
    return mails.flatMap(({ text }) => /http\S+\/verify\?\S+/.exec(String(text)) ?? [])
  }

  async function subjectsTo(email: string): Promise<unknown[]> {
    const mails = await database.asOwner(
      `select subject from mail_outbox where "to"->>'address' = $1 order by created_at, id`,
      [email],
    )
    return mails.map(mail => mail.subject)
  }

  return {
    origin,
    port,
    ask,
    database,
    accounts,
    audits,
    files,
    queue,
    routes: declaredRoutes(api),
    linksTo,
    subjectsTo,
    lines,
  }
}

function sentAs(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

export type RunningApi = Awaited<ReturnType<typeof startApi>>
