import { access, chmod, chown, constants, mkdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runProgram } from '#src/platform/database/embedded/run-program.ts'
import type { ServerUser } from '#src/platform/database/embedded/server-user.ts'

/** Where the embedded server lives inside DATA_DIR. Everything in `home` belongs to the server's user alone. */
export type ClusterFolder = {
  home: string
  /** Appears whole, by a rename, once initdb is through. */
  cluster: string
  data: string
  password_file: string
  log_file: string
}

export type PreparedFolder = { ok: true; folder: ClusterFolder } | { ok: false; problem: string }

function problemOf(error: unknown, data_dir: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC') return `The disk under DATA_DIR (${data_dir}) is full.`
  const reason = code === 'ENOTDIR' || code === 'EEXIST' ? 'is not a folder' : 'cannot be written'
  return `DATA_DIR (${data_dir}) ${reason}. Set DATA_DIR to a folder that this program may create and write to.`
}

/** The server's part of DATA_DIR. */
export function homeIn(data_dir: string): string {
  return join(resolve(data_dir), 'db')
}

export function clusterIn(home: string, name: string): Omit<ClusterFolder, 'home'> {
  const cluster = join(home, name)
  return {
    cluster,
    data: join(cluster, 'data'),
    password_file: join(cluster, 'password'),
    log_file: join(cluster, 'server.log'),
  }
}

/** Whether `user` gets to `path` and may write there, tried as that user. */
async function canWrite(user: ServerUser, path: string): Promise<boolean> {
  if (!user.identity) {
    return access(path, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
  }
  const { code } = await runProgram('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', path], {
    user,
    cwd: '/',
    listen: true,
  })
  return code === 0
}

/** Creates DATA_DIR and the server's part of it, open to the server's user and to nobody else. */
export async function prepareFolder(data_dir: string, user: ServerUser): Promise<PreparedFolder> {
  const asked = resolve(data_dir)
  try {
    await mkdir(asked, { recursive: true, mode: 0o711 })
    const root = await realpath(asked)
    const home = join(root, 'db')
    await mkdir(home, { recursive: true, mode: 0o700 })
    if (user.identity) {
      await chmod(root, (await stat(root)).mode | 0o111)
      await chown(home, user.identity.uid, user.identity.gid)
    }
    if (await canWrite(user, home)) return { ok: true, folder: { home, ...clusterIn(home, 'cluster') } }
  } catch (error) {
    return { ok: false, problem: problemOf(error, asked) }
  }
  const problem = user.identity
    ? `PostgreSQL does not run as root, and the user ${user.name}, as whom it would run, cannot reach DATA_DIR (${asked}). Set DATA_DIR to a folder which that user can reach, such as /var/lib/porchlight, or start the program as an ordinary user.`
    : problemOf(undefined, asked)
  return { ok: false, problem }
}
