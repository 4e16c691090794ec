import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isRunning } from '#src/platform/database/embedded/create-cluster.ts'

const run = promisify(execFile)

/** What a running server says of itself in its data folder. */
export type Postmaster = { pid: number; host: string; port: number }

/** Line numbers as in PostgreSQL's src/include/utils/pidfile.h, counted from zero. */
const lines = { pid: 0, port: 3, socket_folder: 4, listen_address: 5 } as const

/** The server that wrote postmaster.pid, running or not; undefined when there is no such file, or only half of one. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const values = text.split('\n').map(line => line.trim())
  const pid = Number(values[lines.pid])
  const port = Number(values[lines.port])
  const host = values[lines.socket_folder] || values[lines.listen_address]
  return pid > 0 && port > 0 && host ? { pid, host, port } : undefined
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  return stdout
}

/** Whether process `pid` is a PostgreSQL server on this very folder: after a reboot its number may be another's. */
export async function servesFolder(pid: number, data: string): Promise<boolean> {
  if (!isRunning(pid)) return false
  const command = await commandLine(pid)
  return command.includes('postgres') && command.includes(data)
}
