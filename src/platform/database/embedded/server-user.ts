import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
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

/** Who owns `home`, where that is not root: an ordinary user who ran this program before must be able to do so again. */
async function ownerOf(home: string): Promise<ServerUser | undefined> {
  const found = await stat(home).catch(() => undefined)
  if (!found || found.uid === 0) return undefined
  const { stdout } = await run('id', ['-nu', String(found.uid)]).catch(() => ({ stdout: '' }))
  return { name: stdout.trim() || `number ${found.uid}`, identity: { uid: found.uid, gid: found.gid } }
}

/**
 * PostgreSQL refuses to run as root: then it is whoever owns the server's folder `home`, and where there is none yet
 * `postgres`, or `nobody` where that user does not exist.
 */
export async function findServerUser(home: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return { name: currentUserName() }
  return (await ownerOf(home)) ?? (await lookUp('postgres')) ?? (await lookUp('nobody'))
}

function currentUserName(): string {
  try {
    return userInfo().username
  } catch {
    return `number ${process.getuid?.() ?? 'unknown'}`
  }
}
