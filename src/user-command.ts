import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Settings, siteOrigin } from '#src/env.ts'
import { createUserManagement, isRole } from '#src/features/accounts/manage-users.ts'
import { openAccountsIdentity } from '#src/features/accounts/open-accounts.ts'
import { openMigrated } from '#src/open-migrated.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/log/log.ts'
import { rotateSigningKey } from './features/accounts/sessions/token-keys.ts'

type Print = (line: string) => void
type Users = ReturnType<typeof createUserManagement>
type Options = { email?: string | undefined; role?: string | undefined; password?: string | undefined }

const verbs = ['list', 'create', 'promote', 'suspend', 'restore', 'reset', 'drop-factors', 'rotate-keys']

const usage = `Usage: user ${verbs.join('|')}, and what it needs: --email, --role, --password.`

async function listUsers(users: Users, print: Print): Promise<undefined> {
  for (const { id, email, role, confirmed, suspended, created_at } of await users.list()) {
    const state = suspended ? 'suspended' : confirmed ? 'active' : 'unconfirmed'
    print([id, created_at.toISOString(), role, state, email].join('\t'))
  }
}

async function createOne(users: Users, { email = '', role = 'client', password }: Options, print: Print) {
  if (!isRole(role)) return 'The role must be admin or client.'
  const drawn = randomBytes(15).toString('base64url')
  const created = await users.create({ email, role, password: password ?? drawn })
  if (!created.ok) return created.problem
  print(`Created ${email} as ${role}.`)
  if (password === undefined) print(`Password: ${drawn}`)
  return undefined
}

async function changeOne(users: Users, verb: string, { email = '', role = 'admin' }: Options, print: Print) {
  if (!isRole(role)) return 'The role must be admin or client.'
  const changes: Record<string, () => ReturnType<Users['reset'] | Users['suspend']>> = {
    promote: () => users.giveRole(email, role),
    suspend: () => users.suspend(email),
    restore: () => users.restore(email),
    reset: () => users.reset(email),
    'drop-factors': () => users.dropFactors(email),
  }
  const change = Object.hasOwn(changes, verb) ? changes[verb] : undefined
  if (!change) return usage
  const done = await change()
  if (!done.ok) return done.problem
  print(
    done.value
      ? `${email} chooses a new password here, once, within an hour: ${done.value}`
      : `Done: ${verb} ${email}.`,
  )
  return undefined
}

async function carryOut(verb: string, options: Options, database: Database, site_origin: string, print: Print) {
  if (verb === 'rotate-keys') {
    await rotateSigningKey(database)
    print('A new key signs from now on; tokens of the old one stay good until they expire.')
    return undefined
  }
  const identity = await openAccountsIdentity(database, site_origin)
  const users = createUserManagement({ database, identity, site_origin })
  if (verb === 'list') return listUsers(users, print)
  return verb === 'create' ? createOne(users, options, print) : changeOne(users, verb, options, print)
}

function readWords(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { email: text, role: text, password: text }
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch {
    return undefined
  }
}

/** Carries out `user …`; answers a sentence when it cannot. */
export async function userCommand(
  words: readonly string[],
  settings: Settings,
  log: Log,
  print: Print,
): Promise<string | undefined> {
  const read = readWords(words)
  const [verb, ...more] = read?.positionals ?? []
  if (!read || verb === undefined || !verbs.includes(verb) || more.length > 0) return usage
  const opened = await openMigrated(settings, log)
  if (!opened.ok) return opened.problem
  try {
    return await carryOut(verb, read.values, opened.database, siteOrigin(settings), print)
  } finally {
    await opened.database.close()
  }
}
