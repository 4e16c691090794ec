import { resolve } from 'node:path'
import { createApi } from '#src/api.ts'
import { publicDoor } from '#src/audit-door.ts'
import { buildFolder } from '#src/build/build-folders.ts'
import { ensureBuilt } from '#src/build/ensure-built.ts'
import { defaultsInUse } from '#src/defaults-in-use.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { labSettings, type Settings, siteOrigin } from '#src/env.ts'
import { makeFirstAdminLink } from '#src/features/accounts/first-admin/first-admin-link.ts'
import { ensureFirstAdmin } from '#src/features/accounts/manage-users.ts'
import { type AccountsDeps, openAccounts } from '#src/features/accounts/open-accounts.ts'
import type { AuditDoor, Audits } from '#src/features/audits/open-audits.ts'
import { resultPages } from '#src/features/audits/result-pages.ts'
import { contactsApi } from '#src/features/contacts/api.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { describeInstallation } from '#src/installation.ts'
import { type Jobs, startJobs } from '#src/jobs.ts'
import { openMigrated } from '#src/open-migrated.ts'
import type { Database } from '#src/platform/database/database.ts'
import { closeServer } from '#src/platform/http/close-server.ts'
import { createSiteServer } from '#src/platform/http/create-server.ts'
import { listen, tryAddress } from '#src/platform/http/listen.ts'
import { loadSite, type Site } from '#src/platform/http/load-site.ts'
import type { Log } from '#src/platform/log/log.ts'
import { startAudits } from '#src/start-audits.ts'
import { startFiles } from '#src/start-files.ts'
import { stopSignal } from '#src/stop-signal.ts'

/** How long requests in flight may take to finish once the process is told to stop, in milliseconds. */
const finishing = 4000

/** The first moments belong to the first visitors; the process for free checks is ready after them, in milliseconds. */
const getsReadyAfter = 2000

type Options = {
  /** Only the API is served: in development the pages come from elsewhere. */
  api_only: boolean
  /** How free checks reach websites; a test reaches its own. */
  door?: AuditDoor
}

type Parts = {
  settings: Settings
  site_origin: string
  site: Site | undefined
  database: Database
  jobs: Jobs
  audits: Audits
  files: FilesDeps
  log: Log
  stopped: Promise<unknown>
}

function load(settings: Settings, site_origin: string): Promise<Site> {
  const cache_folder = resolve(settings.data_dir, 'cache/pages')
  return loadSite({ build_folder: buildFolder, cache_folder, site_origin, sentinel: sentinelOrigin })
}

/** On standard output, and no line of the log: whoever opens it first owns the site, and logs are kept and passed on. */
async function printFirstAdminLink(accounts: AccountsDeps): Promise<void> {
  const link = await makeFirstAdminLink(accounts)
  if (link !== undefined) process.stdout.write(`Create the first admin here, once, within 24 hours: ${link}\n`)
}

/** Answers requests until `stopped`, then lets those in flight finish while the jobs do the same. */
async function answerRequests(parts: Parts): Promise<string | undefined> {
  const { settings, site_origin, site, database, jobs, audits, files, log, stopped } = parts
  const { brand } = settings
  const contacts = contactsApi({ database, outbox: jobs.outbox, brand, site_origin })
  const accounts = await openAccounts({ database, outbox: jobs.outbox, brand, site_origin })
  const admin_problem = await ensureFirstAdmin(accounts, settings.admin)
  if (admin_problem !== undefined) log.warn(admin_problem)
  let stopping = false
  const server = createSiteServer({
    site,
    api: createApi({
      contacts,
      audits,
      accounts,
      files,
      queue: jobs.queue,
      brand_name: brand.name,
      site_origin,
      installation: describeInstallation(settings),
      log,
    }),
    isReady: async () => !stopping && (await database.isAlive()),
    https: site_origin.startsWith('https:'),
    trusted_proxies: settings.trusted_proxies,
    secret_pages: resultPages(audits),
    log,
    logs_files: settings.log_level === 'debug',
  })
  const listening = await listen(server, settings)
  if (listening.ok) {
    log.info(`${brand.name} listens on http://${settings.host ?? 'localhost'}:${settings.port}`)
    for (const sentence of defaultsInUse(settings)) log.info(sentence)
    if (settings.admin === undefined) await printFirstAdminLink(accounts)
    const readying = setTimeout(audits.workshop.getReady, getsReadyAfter)
    site?.sharpen().catch(error => log.warn('Compressed pages could not be kept for the next start.', { error }))
    await stopped
    clearTimeout(readying)
    stopping = true
  }
  audits.stop()
  await Promise.all([listening.ok && closeServer(server, finishing), jobs.stop()])
  return listening.ok ? undefined : listening.problem
}

/** Serves until told to stop. Answers a sentence when it cannot start. */
export async function serve(
  settings: Settings,
  log: Log,
  { api_only, door = publicDoor }: Options,
): Promise<string | undefined> {
  const free = await tryAddress(settings)
  if (!free.ok) return free.problem
  const built = api_only ? { ok: true as const } : await ensureBuilt(settings.brand, log.info)
  if (!built.ok) return built.problem
  const stopped = stopSignal()
  const site_origin = siteOrigin(settings)

  const [opened, loaded] = await Promise.allSettled([
    openMigrated(settings, log),
    api_only ? undefined : load(settings, site_origin),
  ])
  if (opened.status === 'rejected') throw opened.reason
  if (!opened.value.ok) return opened.value.problem
  const { database } = opened.value
  try {
    if (loaded.status === 'rejected') throw loaded.reason
    const jobs = await startJobs(database, settings, log)
    const lab = labSettings(settings)
    const audits = await startAudits(database, jobs, { brand: settings.brand, site_origin, door, lab, log })
    const files = await startFiles(database, jobs, settings, log)
    const site = loaded.value
    return await answerRequests({ settings, site_origin, site, database, jobs, audits, files, log, stopped })
  } finally {
    await database.close()
  }
}
