import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApi } from '#src/api.ts'
import { publicDoor } from '#src/audit-door.ts'
import { readSettings } from '#src/env.ts'
import { openAccounts } from '#src/features/accounts/open-accounts.ts'
import { openAudits } from '#src/features/audits/open-audits.ts'
import { contactsApi } from '#src/features/contacts/api.ts'
import { assembleFiles } from '#src/features/files/open-files.ts'
import { describeInstallation } from '#src/installation.ts'
import { createDatabase } from '#src/platform/database/database.ts'
import { openS3Store } from '#src/platform/files/open-s3-store.ts'
import { createSiteServer } from '#src/platform/http/create-server.ts'
import { createLog } from '#src/platform/log/log.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'

/** The program's own server and API over a database that runs elsewhere. Told `lag`, it says how late its event loop was. */
const [port = '', connections = ''] = process.argv.slice(2)
const read = readSettings()
if (!read.ok) throw new Error(read.problems.join(' '))
const { brand } = read.settings
const log = createLog({ level: 'info' })
const site_origin = `http://127.0.0.1:${port}`
const database = createDatabase({ ...JSON.parse(connections), log })
const outbox = createOutbox({ send: async () => undefined }, brand.email)
const accounts = await openAccounts({ database, outbox, brand, site_origin })
const contacts = contactsApi({ database, outbox, brand, site_origin })
const door = publicDoor
const queue = { send: async () => undefined }
const audits = await openAudits({
  database,
  queue,
  outbox,
  brand,
  site_origin,
  door,
  lab: undefined,
  log,
})
const store = openS3Store({ endpoint: 'http://localhost/none', region: '', key_id: '', secret: '', prefix: '' })
const files = assembleFiles({ database, queue: { send: async () => undefined }, store }, '')
const installation = describeInstallation(read.settings)
const server = createSiteServer({
  site: undefined,
  api: createApi({ contacts, audits, accounts, files, queue, brand_name: brand.name, site_origin, installation, log }),
  isReady: () => database.isAlive(),
  https: false,
  trusted_proxies: ['127.0.0.1'],
  log,
  logs_files: false,
})

/** A timer of one millisecond that fires late was held up by something else on the loop. */
const resolution = 1
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on('message', () => {
  process.send?.({ lag_p99_ms: Math.max(0, delay.percentile(99) / 1e6 - resolution) })
  delay.reset()
})
server.listen(Number(port), '127.0.0.1')
