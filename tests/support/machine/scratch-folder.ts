import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A new temp folder through which other users can pass: as root, the database runs as another user. */
export async function makeScratchFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `porchlight-${name}-`))
  await chmod(folder, 0o711)
  return folder
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The process ids of the PostgreSQL servers whose data lies below the folder, as their lock files name them. */
function databaseProcesses(folder: string): number[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('postmaster.pid'),
  )
  return files.flatMap(name => {
    const [pid = '', data = ''] = readFileSync(join(folder, name), 'utf8').split('\n')
    return data === dirname(join(folder, name)) && isAlive(Number(pid)) ? [Number(pid)] : []
  })
}

/** Sends the signal to every PostgreSQL server below the folder and waits up to 5 s until they are gone. */
export async function endDatabases(folder: string, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const pids = databaseProcesses(folder)
  for (const pid of pids) process.kill(pid, signal)
  for (let tries = 0; tries < 100 && pids.some(isAlive); tries += 1) await pause(50)
}

/** Ends the databases that were left running below the folder, then removes it. */
export async function removeScratchFolder(folder: string): Promise<void> {
  await endDatabases(folder, 'SIGQUIT')
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
