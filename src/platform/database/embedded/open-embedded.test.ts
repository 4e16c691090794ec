import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import { ownerName } from '#src/platform/database/embedded/create-cluster.ts'
import {
  endProgram,
  holdInAnotherProgram,
  killServer,
  makeDataDir,
  open,
  refusal,
  serverPid,
} from '#tests/support/program/embedded-server.ts'

const root = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

async function ask(database: Database, text: string) {
  return database.inTransaction(system, async tx => (await tx.$client.query(text)).rows)
}

async function writeAsOwner(database: Database, text: string): Promise<void> {
  const client = new Client(database.owner)
  await client.connect()
  await client.query(text)
  await client.end()
}

test('a first start sets a server up that only its user reaches, by socket and password', async () => {
  const data_dir = await makeDataDir()
  const database = await open(data_dir)
  expect(await database.isAlive()).toBe(true)
  const cluster = join(data_dir, 'db/cluster')
  expect((await stat(join(cluster, 'password'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(data_dir, 'db'))).mode & 0o777).toBe(0o700)
  const rules = (await readFile(join(cluster, 'data/pg_hba.conf'), 'utf8')).split('\n').filter(line => /^\w/.test(line))
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter(line => !line.endsWith('scram-sha-256'))).toEqual([])
  expect(
    await ask(database, "select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync"),
  ).toEqual([{ tcp: '', fsync: 'on' }])
  await database.close()
  expect(await serverPid(data_dir)).toBeUndefined()
})

test('a server that a killed program left running is attached to, and stopped at the end', async () => {
  const data_dir = await makeDataDir()
  const program = await holdInAnotherProgram(data_dir)
  const pid = await serverPid(data_dir)
  await endProgram(program, 'SIGKILL')
  expect(await serverPid(data_dir)).toBe(pid)
  const database = await open(data_dir)
  expect(await serverPid(data_dir)).toBe(pid)
  expect(await database.isAlive()).toBe(true)
  await database.close()
  expect(await serverPid(data_dir)).toBeUndefined()
})

test('of two programs on one folder the last to leave stops the server', async () => {
  const data_dir = await makeDataDir()
  const program = await holdInAnotherProgram(data_dir)
  const pid = await serverPid(data_dir)
  const database = await open(data_dir)
  await endProgram(program, 'SIGTERM')
  expect(await serverPid(data_dir)).toBe(pid)
  expect(await database.isAlive()).toBe(true)
  await database.close()
  expect(await serverPid(data_dir)).toBeUndefined()
})

test('three programs that start at once on an empty folder share one server', async () => {
  const data_dir = await makeDataDir()
  const programs = await Promise.all([1, 2, 3].map(() => holdInAnotherProgram(data_dir)))
  const database = await open(data_dir)
  expect(
    await ask(database, "select count(*)::int as n from pg_locks where locktype = 'advisory' and granted"),
  ).toEqual([{ n: 4 }])
  expect((await readdir(join(data_dir, 'db'))).filter(name => name.startsWith('cluster'))).toEqual(['cluster'])
  await Promise.all(programs.map(program => endProgram(program, 'SIGTERM')))
})

test('after a kill of the server itself the next start has what was committed', async () => {
  const data_dir = await makeDataDir()
  const first = await open(data_dir)
  await writeAsOwner(first, 'create table kept (n int); insert into kept values (7)')
  await writeAsOwner(first, 'grant select on kept to porchlight_app')
  await killServer(data_dir)
  expect(await first.isAlive()).toBe(false)
  const second = await open(data_dir)
  expect(await ask(second, 'select n from kept')).toEqual([{ n: 7 }])
})

test('a server that dies under a running program is started again where it was, with what was committed', async () => {
  const folders = await Promise.all(['data', 'a-long-name-'.repeat(9)].map(name => makeDataDir(name)))
  const databases = await Promise.all(folders.map(open))
  for (const database of databases) {
    await writeAsOwner(database, 'create table kept (n int); insert into kept values (7)')
    await writeAsOwner(database, 'grant select on kept to porchlight_app')
  }
  await Promise.all(folders.map(killServer))
  for (const database of databases) {
    await expect(ask(database, 'select 1')).rejects.toThrow('The database does not answer.')
  }
  for (const database of databases) {
    const isBack = async () => expect(await ask(database, 'select n from kept')).toEqual([{ n: 7 }])
    await vi.waitFor(isBack, { timeout: 30_000, interval: 200 })
  }
}, 60_000)

test('a pid file left by a reboot, whose number another process has now, does not block the start', async () => {
  const data_dir = await makeDataDir()
  const first = await open(data_dir)
  const file = join(data_dir, 'db/cluster/data/postmaster.pid')
  const text = await readFile(file, 'utf8')
  await first.close()
  const stranger = spawn('sleep', ['60'], root ? { uid: (await stat(join(data_dir, 'db'))).uid } : {})
  onTestFinished(() => void stranger.kill())
  await once(stranger, 'spawn')
  await writeFile(file, text.replace(/^\d+/, String(stranger.pid)))
  const second = await open(data_dir)
  expect(await second.isAlive()).toBe(true)
  expect(stranger.exitCode).toBeNull()
})

test('what a kill left of a first set-up is cleared away', async () => {
  const data_dir = await makeDataDir()
  await mkdir(join(data_dir, 'db/cluster.999999.half/data/base'), { recursive: true })
  const database = await open(data_dir)
  expect(await database.isAlive()).toBe(true)
  expect(await readdir(join(data_dir, 'db'))).not.toContain('cluster.999999.half')
})

test('where the path is too long for a socket it listens on the loopback address, and refuses a wrong password', async () => {
  const data_dir = await makeDataDir('a-long-name-'.repeat(9))
  const database = await open(data_dir)
  expect(await ask(database, "select current_setting('listen_addresses') as tcp")).toEqual([{ tcp: '127.0.0.1' }])
  const { port } = database.owner as { port: number }
  const intruder = new Client({ host: '127.0.0.1', port, user: ownerName, password: 'guess', database: 'porchlight' })
  intruder.on('error', () => undefined)
  await expect(intruder.connect()).rejects.toThrow(/password authentication failed/)
})

test.runIf(root)('an ordinary user runs it too', async () => {
  const data_dir = await makeDataDir()
  await mkdir(data_dir, { mode: 0o777 })
  await chown(data_dir, nobody.uid, nobody.gid)
  const program = await holdInAnotherProgram(data_dir, nobody)
  expect((await stat(join(data_dir, 'db'))).uid).toBe(nobody.uid)
  await endProgram(program, 'SIGTERM')
  expect(await serverPid(data_dir)).toBeUndefined()
})

test.runIf(root)('root runs the data of an ordinary user as that user, who can run it again afterwards', async () => {
  const data_dir = await makeDataDir()
  await mkdir(data_dir, { mode: 0o755 })
  await chown(data_dir, nobody.uid, nobody.gid)
  await endProgram(await holdInAnotherProgram(data_dir, nobody), 'SIGTERM')
  const database = await open(data_dir)
  expect(await database.isAlive()).toBe(true)
  await database.close()
  expect((await stat(join(data_dir, 'db'))).uid).toBe(nobody.uid)
  await endProgram(await holdInAnotherProgram(data_dir, nobody), 'SIGTERM')
})

test('a program that comes while the last one leaves keeps the server it gets', async () => {
  const data_dir = await makeDataDir()
  for (const milliseconds of [0, 20, 60, 120]) {
    const program = await holdInAnotherProgram(data_dir)
    const ended = endProgram(program, 'SIGTERM')
    await pause(milliseconds)
    const database = await open(data_dir)
    await ended
    await pause(300)
    expect(await database.isAlive()).toBe(true)
    await database.close()
    expect(await serverPid(data_dir)).toBeUndefined()
  }
}, 60_000)

test('a server that cannot be started again is tried once more, and the program lives on meanwhile', async () => {
  const data_dir = await makeDataDir()
  const database = await open(data_dir)
  const configuration = join(data_dir, 'db/cluster/data/porchlight.conf')
  await rename(configuration, `${configuration}.kept`)
  await mkdir(configuration)
  await killServer(data_dir)
  await pause(11_000)
  expect(await database.isAlive()).toBe(false)
  await rm(configuration, { recursive: true })
  await vi.waitFor(async () => expect(await database.isAlive()).toBe(true), { timeout: 20_000, interval: 200 })
}, 60_000)

test('data of another major version is refused in words that name DATA_DIR', async () => {
  const data_dir = await makeDataDir()
  const database = await open(data_dir)
  await database.close()
  await writeFile(join(data_dir, 'db/cluster/data/PG_VERSION'), '15\n')
  expect(await refusal({ data_dir })).toMatch(/DATA_DIR .* is of PostgreSQL 15, but this program brings PostgreSQL 18/)
})

test('a DATA_DIR that cannot be made or is a file is refused in words that name it', async () => {
  expect(await refusal({ data_dir: '/sys/no-such-place' })).toMatch(
    /DATA_DIR \(\/sys\/no-such-place\) cannot be written/,
  )
  const file = join(await makeDataDir(), '..', 'a-file')
  await writeFile(file, '')
  expect(await refusal({ data_dir: file })).toMatch(/DATA_DIR .* is not a folder/)
})

test.runIf(root)(
  'as root, a DATA_DIR out of reach of the user of the server is refused in words that say what to do',
  async () => {
    const data_dir = await makeDataDir('closed/data')
    await mkdir(join(data_dir, '..'), { mode: 0o700 })
    expect(await refusal({ data_dir })).toMatch(/does not run as root.*cannot reach DATA_DIR.*ordinary user/)
  },
)
