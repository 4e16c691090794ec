import { spawn } from 'node:child_process'
import type { ServerUser } from '#src/platform/database/embedded/server-user.ts'

type Ended = { code: number | null; said: string }

type Options = {
  user: ServerUser
  cwd: string
  /** Keep what it prints. Never for a program that leaves a server behind: that would hold the pipe open. */
  listen: boolean
}

/** Only what the programs need: a stray PGDATA or PGPORT of the person's shell must not steer them. */
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' }

/** Runs one of PostgreSQL's programs to its end as the server's user. Never throws: a failed start has code null. */
export function runProgram(program: string, args: readonly string[], options: Options): Promise<Ended> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      ...options.user.identity,
      cwd: options.cwd,
      env: environment,
      stdio: options.listen ? ['ignore', 'pipe', 'pipe'] : 'ignore',
    })
    let said = ''
    const keep = (part: Buffer) => {
      said = (said + part.toString()).slice(-4000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', error => resolve({ code: null, said: error.message }))
    child.on(options.listen ? 'close' : 'exit', code => resolve({ code, said }))
  })
}
