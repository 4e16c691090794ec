import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { has, onCore } from '#bench/static/static-measure.ts'
import { freePort } from '#tests/support/machine/free-port.ts'
import { until } from '#tests/support/program/killable-program.ts'
import type { Told, Watched, Wish } from './free-check-visitors.ts'

const root = join(import.meta.dirname, '../..')

/** Whatever shares the load's core gives way to it at once, where the machine can do that: only the server may be late. */
function forkAside(file: string): ChildProcess {
  const aside = has('chrt', '--version') ? { execPath: 'chrt', execArgv: ['--idle', '0', process.execPath] } : {}
  return fork(join(import.meta.dirname, file), { ...aside })
}

export type Sites = { process: ChildProcess; port: number; first_bytes: Map<string, number> }

export async function openSites(): Promise<Sites> {
  const process = forkAside('free-check-sites.ts')
  const first_bytes = new Map<string, number>()
  const [{ port }] = (await once(process, 'message')) as [{ port: number }]
  process.on('message', ({ host, at }: { host: string; at: number }) => first_bytes.set(host, at))
  return { process, port, first_bytes }
}

/** The program on the first core, with everything it starts: its database, and the process that reads websites. */
export async function startOnFirstCore(
  data_dir: string,
  lab: 'on' | 'off',
): Promise<{ child: ChildProcess; origin: string }> {
  const port = String(await freePort())
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: data_dir,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    LAB_SPEED: lab,
    ...(process.env.CHROME_PATH === undefined ? {} : { CHROME_PATH: process.env.CHROME_PATH }),
  }
  const command = onCore(0, [process.execPath, join(root, 'tests/support/program/serve-loopback.ts'), '--idle'])
  const child = spawn(...command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  await until('the program is ready', async () => (await fetch(`${origin}/readyz`)).ok, 60)
  return { child, origin }
}

export type Visitors = {
  /** Asks for checks of these addresses, all at once. */
  ask(wish: Wish): { reported: Promise<void>; over: Promise<Watched[]> }
  leave(): void
}

export function openVisitors(): Visitors {
  const process = forkAside('free-check-visitors.ts')
  return {
    ask(wish) {
      const reported = Promise.withResolvers<void>()
      const over = Promise.withResolvers<Watched[]>()
      const hear = (told: Told) => {
        if ('reported' in told) return reported.resolve()
        process.off('message', hear)
        over.resolve(told.over)
      }
      process.on('message', hear)
      process.send(wish)
      return { reported: reported.promise, over: over.promise }
    },
    leave: () => process.disconnect(),
  }
}
