import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readSettings } from '#src/env.ts'
import { userCommand } from '#src/user-command.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'
import { runCommand } from '#tests/support/runner/run-command.ts'

/**
 * The commands against a database of its own, reached as DATABASE_URL: `user` runs them here and answers what the program
 * prints and how it ends, `program` starts it.
 */
async function openTerminal() {
  const database = await openTestDatabase()
  const [row] = await database.asOwner('select current_database() as name')
  const { owner } = inject('test_server')
  const { password, host, port } = owner
  const DATABASE_URL = `postgresql://${owner.user}:${encodeURIComponent(password)}@/${row?.name}?host=${encodeURIComponent(host)}&port=${port}`
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'porchlight-user-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const env = { DATABASE_URL, DATA_DIR, LOG_LEVEL: 'error' }
  const read = readSettings(env)
  if (!read.ok) throw new Error(read.problems.join(' '))
  const { settings } = read
  async function user(...words: string[]) {
    const lines: string[] = []
    const problem = await userCommand(words, settings, silentLog, line => lines.push(line))
    const all = problem === undefined ? lines : [...lines, problem]
    return { code: problem === undefined ? 0 : 1, output: all.map(line => `${line}\n`).join('') }
  }
  const program = (...words: string[]) => runCommand(['node', 'src/main.ts', 'user', ...words], { env })
  return { database, user, program }
}

const email = 'owner@agency.example'

test('users are created, listed, promoted, suspended, restored and reset from the command line', async () => {
  const { database, user, program } = await openTerminal()
  const created = await program('create', '--email', email, '--role', 'client')
  expect(created.output).toMatch(/^Created owner@agency\.example as client\.\nPassword: \S{20}\n$/)
  expect((await user('promote', '--email', email)).output).toBe(`Done: promote ${email}.\n`)
  expect((await user('suspend', '--email', email)).code).toBe(0)
  expect((await user('list')).output).toMatch(/^[\w-]{36}\t[\dT:.Z-]{24}\tadmin\tsuspended\towner@agency\.example\n$/)
  expect((await user('restore', '--email', email)).code).toBe(0)
  expect((await user('reset', '--email', email)).output).toMatch(/http:\/\/localhost:3000\/auth\/v1\/verify\?token=/)
  expect((await user('rotate-keys')).code).toBe(0)
  expect(await database.asOwner('select role from user_roles')).toEqual([{ role: 'admin' }])
}, 60_000)

test('words that are no command are told without a database', async () => {
  const read = readSettings({ DATABASE_URL: 'postgresql://nobody:none@127.0.0.1:1/none', LOG_LEVEL: 'error' })
  if (!read.ok) throw new Error(read.problems.join(' '))
  for (const words of [['add'], ['constructor'], ['list', 'all'], []]) {
    const said = await userCommand(words, read.settings, silentLog, () => undefined)
    expect(said).toMatch(/^Usage: user list\|create\|promote\|suspend\|restore\|reset\|drop-factors\|rotate-keys, /)
  }
})

test('what cannot be done is said in a sentence and ends with 1', async () => {
  const { database, user, program } = await openTerminal()
  const unknown = await program('suspend', '--email', email)
  expect(unknown).toMatchObject({ code: 1, output: expect.stringMatching(/No user has/) })
  for (const [words, sentence] of [
    [['create', '--email', email, '--password', 'password'], /too weak/],
    [['create', '--email', 'nobody', '--password', 'nine lanterns at low tide'], /email address such as/],
    [['create', '--email', email, '--role', 'owner'], /admin or client/],
    [['suspend', '--email', email], /No user has/],
    [['fly'], /^Usage: user list/],
    [['list', '--fast'], /^Usage: user list/],
    [[], /^Usage: user list/],
  ] as const) {
    const { code, output } = await user(...words)
    expect([words, code]).toEqual([words, 1])
    expect(output).toMatch(sentence)
    expect(output).not.toContain('    at ')
  }
  expect(await database.asOwner('select id from users')).toEqual([])
}, 60_000)
