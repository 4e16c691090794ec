import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Database } from '#src/platform/database/database.ts'
import { openDatabase } from '#src/platform/database/open-database.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'

const holdDatabase = fileURLToPath(new URL('./hold-database.ts', import.meta.url))

/** An empty DATA_DIR; whatever server still runs there at the end of the test is killed. */
export async function makeDataDir(name = 'data'): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'porchlight-db-'))
  const data_dir = join(parent, name)
  await chmod(parent, 0o711)
  onTestFinished(async () => {
    await killServer(data_dir)
    await rm(parent, { recursive: true, force: true, maxRetries: 5 })
  })
  return data_dir
}

/** The process number of the server in `data_dir`, or undefined when none runs. */
export async function serverPid(data_dir: string): Promise<number | undefined> {
  const text = await readFile(join(data_dir, 'db/cluster/data/postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || undefined
}

export async function killServer(data_dir: string): Promise<void> {
  const pid = await serverPid(data_dir)
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
    while (process.kill(pid, 0)) await pause(20)
  } catch {
    // It is gone, which is what was asked for.
  }
}

/** Opens the database there, which must succeed; it is closed at the end of the test. */
export async function open(data_dir: string): Promise<Database> {
  const opened = await openDatabase({ data_dir, database_url: undefined }, silentLog)
  if (!opened.ok) throw new Error(opened.problem)
  onTestFinished(() => opened.database.close())
  return opened.database
}

/** What openDatabase answers when it must refuse. */
export async function refusal(settings: { data_dir: string; database_url?: string }): Promise<string> {
  const opened = await openDatabase({ database_url: undefined, ...settings }, silentLog)
  if (!opened.ok) return opened.problem
  await opened.database.close()
  throw new Error('It opened.')
}

/** Another program on the same folder, which has it open when this returns. `identity`: as whom it runs. */
export async function holdInAnotherProgram(
  data_dir: string,
  identity: { uid?: number; gid?: number } = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [holdDatabase, data_dir], {
    ...identity,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH ?? '' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  if (!String(line).includes('"open":true')) throw new Error(String(line))
  return child
}

export async function endProgram(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
