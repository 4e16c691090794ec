import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onCore, pins } from '#bench/static/static-measure.ts'
import { freePort } from '#tests/support/machine/free-port.ts'

export type Running = { child: ChildProcess; port: number; pid: number }

/** Holds this process on the second core, and what it starts from now on: the database and the load. */
export function leaveFirstCore(): void {
  const [command = '', ...flags] = ['taskset', '-a', '-c', '-p', '1', String(process.pid)]
  if (pins) spawnSync(command, flags)
}

/** Starts a server of this folder alone on the first core, and waits until it answers. Its log goes nowhere. */
export async function startServer(file: string, connections: object): Promise<Running> {
  const port = await freePort()
  const command = [process.execPath, join(import.meta.dirname, file), String(port), JSON.stringify(connections)]
  const child = spawn(...onCore(0, command), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  for (let left = 200; left > 0; left -= 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return { child, port, pid: child.pid ?? 0 }
    await pause(100)
  }
  child.kill('SIGKILL')
  throw new Error(`${file} does not answer.`)
}
