import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Who runs the embedded server. `identity` is unset when that is the user of this program. */
export type ServerUser = { name: string; identity?: { uid: number; gid: number } }

async function idOf(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  const { stdout } = await run('id', [flag, name]).catch(() => ({ stdout: '' }))
  return /^\d+\s*$/.test(stdout) ? Number(stdout) : undefined
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)])
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { name, identity: { uid, gid } }
}

/** PostgreSQL refuses to run as root: then it is `postgres` where that user exists, else `nobody`. */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return { name: currentUserName() }
  return (await lookUp('postgres')) ?? (await lookUp('nobody'))
}

function currentUserName(): string {
  try {
    return userInfo().username
  } catch {
    return `number ${process.getuid?.() ?? 'unknown'}`
  }
}
