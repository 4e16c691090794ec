import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/machine/free-port.ts'

export type Program = { child: ChildProcess; origin: string }

const root = join(import.meta.dirname, '../../..')

/** Waits until something is true; throws after `seconds`. What throws meanwhile counts as not yet true. */
export async function until(what: string, isTrue: () => Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}.`)
    await pause(25)
  }
}

/** Starts the API and the workers of the real program over a data folder and waits until it is ready. */
export async function startProgram(data_dir: string, entry = ['src/main.ts', 'serve', '--api-only']): Promise<Program> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data_dir,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    LAB_SPEED: 'off',
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  }
  const child = spawn(process.execPath, entry, { cwd: root, env, stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  await until('the program is ready', async () => (await fetch(`${origin}/readyz`)).ok)
  return { child, origin }
}

/** Sends the signal and waits until the program is gone. */
export async function endProgram({ child }: Program, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
