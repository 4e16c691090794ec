import { createServer } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#src/platform/database/open-database.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'
import { refusal } from '#tests/support/program/embedded-server.ts'

function address(over: { user?: string; password?: string; database?: string } = {}): string {
  const { owner } = inject('test_server')
  const { user, password, database } = { ...owner, ...over }
  return `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(owner.host)}&port=${owner.port}`
}

const data_dir = '/proc/never-used'

test('DATABASE_URL is used instead of DATA_DIR, and its server is not stopped at the end', async () => {
  const opened = await openDatabase({ data_dir, database_url: address({ database: 'postgres' }) }, silentLog)
  if (!opened.ok) throw new Error(opened.problem)
  expect(await opened.database.isAlive()).toBe(true)
  await opened.database.close()
  const again = await openDatabase({ data_dir, database_url: address({ database: 'postgres' }) }, silentLog)
  expect(again.ok).toBe(true)
  if (again.ok) await again.database.close()
})

test('a wrong password or database is said in words that name DATABASE_URL and hide the password', async () => {
  const password = await refusal({ data_dir, database_url: address({ password: 'hunter2' }) })
  expect(password).toBe('The server of DATABASE_URL refuses the user or the password.')
  const database = await refusal({ data_dir, database_url: address({ database: 'no_such' }) })
  expect(database).toMatch(/database named in DATABASE_URL does not exist/)
})

test('a port where nothing listens and a host nobody knows are said in words', async () => {
  expect(await refusal({ data_dir, database_url: 'postgresql://a:hunter2@127.0.0.1:1/x' })).toBe(
    'Nothing answers at the host and port of DATABASE_URL.',
  )
  const unknown = await refusal({ data_dir, database_url: 'postgresql://a:hunter2@no-such-host.invalid/x' })
  expect(unknown).toMatch(/^The (host|database) .*DATABASE_URL/)
  expect(unknown).not.toContain('hunter2')
})

test('a server that takes the connection and then says nothing is given up after five seconds', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as { port: number }
  const started = Date.now()
  expect(await refusal({ data_dir, database_url: `postgresql://a:b@127.0.0.1:${port}/x` })).toMatch(
    /DATABASE_URL cannot be reached/,
  )
  expect(Date.now() - started).toBeLessThan(7000)
})
