import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/machine/free-port.ts'
import { endDatabases, makeScratchFolder, removeScratchFolder } from '#tests/support/machine/scratch-folder.ts'

/** The real program, serving from an empty data folder of its own. */
export type RunningSite = {
  origin: string
  data_dir: string
  /** Ends it as an operator does, killing it after 15 s, and removes its data. */
  stop(): Promise<void>
  /** `kill -9` of the program alone: its database keeps running. */
  killProgram(): Promise<void>
  /** `kill -9` of the database's first process alone. */
  killDatabase(): Promise<void>
  /** What the program has printed so far. */
  printed(): string
}

const root = join(import.meta.dirname, '../../..')
const readyWithinMs = 60_000

/** The caller's environment without the settings that would make the program another one. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const settings = /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|SMTP_URL|MAIL_FROM|TRUSTED_PROXIES|LOG_LEVEL|BRAND_\w+)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)))
}

async function answersReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 200
}

/** What `startSite` runs: the product, or the product whose free checks read sites on loopback. */
const programs = { product: ['src/main.ts', 'serve'], loopback: ['tests/support/program/serve-loopback.ts'] } as const

/** Starts the program and waits until it is ready. Throws with what it printed when it ends or takes over 60 s. */
export async function startSite(
  settings: Record<string, string> = {},
  program: keyof typeof programs = 'product',
): Promise<RunningSite> {
  const scratch = await makeScratchFolder('site')
  const data_dir = join(scratch, 'data')
  await mkdir(data_dir)
  await chmod(data_dir, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  // A browser that measures beside the one of the test takes the machine from it; the story about that switches it on.
  const own = { PORT: String(port), SITE_URL: origin, DATA_DIR: data_dir, LAB_SPEED: 'off' }
  const env = { ...plainEnvironment(), ...own, ...settings }
  const child = spawn(process.execPath, programs[program], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  const exited = once(child, 'exit')

  const endWithParent = () => child.kill('SIGTERM')
  process.once('exit', endWithParent)

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await Promise.race([exited, pause(15_000, undefined, { ref: false })])
    child.kill('SIGKILL')
    process.off('exit', endWithParent)
  }
  const stop = async () => {
    await end('SIGTERM')
    await removeScratchFolder(scratch)
  }

  const deadline = Date.now() + readyWithinMs
  while (!(await answersReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The program did not become ready. It printed:\n${parts.join('')}`)
    }
    await pause(50)
  }
  return {
    origin,
    data_dir,
    stop,
    killProgram: () => end('SIGKILL'),
    killDatabase: () => endDatabases(scratch, 'SIGKILL'),
    printed: () => parts.join(''),
  }
}
