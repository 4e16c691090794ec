import { createApi } from '#src/api.ts'
import { publicDoor } from '#src/audit-door.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { readSettings } from '#src/env.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { createAttemptLimits } from '#src/features/accounts/sessions/attempt-limits.ts'
import { openTokenKeys } from '#src/features/accounts/sessions/token-keys.ts'
import { credentials, one_time_values, users } from '#src/features/accounts/tables.ts'
import { assembleAudits } from '#src/features/audits/open-audits.ts'
import { contactsApi } from '#src/features/contacts/api.ts'
import { assembleFiles } from '#src/features/files/open-files.ts'
import { describeInstallation } from '#src/installation.ts'
import { createDatabase } from '#src/platform/database/database.ts'
import { openS3Store } from '#src/platform/files/open-s3-store.ts'
import { type DeclaredRoute, declaredRoutes } from '#src/platform/http/declared-access.ts'
import { openIdentity } from '#src/platform/identity/open-identity.ts'
import { createLog } from '#src/platform/log/log.ts'
import { createOutbox } from '#src/platform/mail/outbox.ts'

const nowhere = { connectionString: 'postgres://nobody@localhost/none' }

/**
 * The routes of the product's API with who may call them, of the API that the server composes, over a database that is
 * never reached and secrets that nobody uses. Throws when a route does not declare who may call it.
 */
export async function apiRoutes(): Promise<DeclaredRoute[]> {
  const log = createLog({ level: 'error', shape: 'json', write: () => undefined })
  const read = readSettings()
  if (!read.ok) throw new Error(read.problems.join(' '))
  const { brand } = read.settings
  const site_origin = sentinelOrigin
  const database = createDatabase({ app: nowhere, owner: nowhere, log })
  const queue = { send: async () => undefined }
  const outbox = createOutbox(queue, brand.email)
  const accounts: AccountsDeps = {
    database,
    outbox,
    brand,
    site_origin,
    identity: await openIdentity({
      secret: '-'.repeat(32),
      site_origin,
      tables: { users, credentials, one_time_values },
    }),
    limits: createAttemptLimits(''),
    keys: openTokenKeys(database, { issuer: site_origin, audience: 'authenticated' }),
    refresh_secret: '',
    browser_secret: '',
    factor_secret: '',
    recovery_code_secret: '',
    nobodys_hash: '',
  }
  const installation = describeInstallation(read.settings)
  const contacts = contactsApi({ database, outbox, brand, site_origin })
  const audits = assembleAudits(
    {
      database,
      queue,
      outbox,
      brand,
      site_origin,
      door: publicDoor,
      lab: undefined,
      log,
    },
    '',
  )
  const store = openS3Store({ endpoint: 'http://localhost/none', region: '', key_id: '', secret: '', prefix: '' })
  const files = assembleFiles({ database, queue: { send: async () => undefined }, store }, '')
  return declaredRoutes(
    createApi({ contacts, audits, accounts, files, queue, brand_name: brand.name, site_origin, installation, log }),
  )
}
