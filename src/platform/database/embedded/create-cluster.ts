import { randomBytes } from 'node:crypto'
import { appendFile, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClusterFolder, clusterIn } from '#src/platform/database/embedded/cluster-folder.ts'
import { runProgram } from '#src/platform/database/embedded/run-program.ts'
import type { ServerUser } from '#src/platform/database/embedded/server-user.ts'

/** The user who owns the embedded server's tables. */
export const ownerName = 'porchlight_owner'

/** Settings that each start writes anew, beside PostgreSQL's own file. */
export const ourConfiguration = 'porchlight.conf'

export type CreatedCluster = { ok: true } | { ok: false; problem: string }

const initdbArguments = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--no-instructions',
  `--username=${ownerName}`,
]

/** The major version of the data, such as 18; undefined when there is none yet. */
export async function clusterMajor(folder: ClusterFolder): Promise<number | undefined> {
  const text = await readFile(join(folder.data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number.parseInt(text, 10)
}

async function removeUnfinished(home: string): Promise<void> {
  const names = await readdir(home)
  for (const name of names.filter(name => name.startsWith('cluster.'))) {
    const maker = Number(name.split('.')[1])
    if (!isRunning(maker)) await rm(join(home, name), { recursive: true, force: true })
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function problemOf(said: string, home: string): string {
  if (/no space left|check free disk space/i.test(said))
    return `The disk under DATA_DIR (${home}) is full: PostgreSQL could not be set up there.`
  const lines = said.trim().split('\n')
  const why = lines.find(line => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1)
  return `PostgreSQL could not be set up in DATA_DIR (${home}). It said: ${why || 'nothing'}`
}

/**
 * Makes a new cluster with a random password. It is built aside and moved into place whole, so that a kill half-way
 * leaves nothing that looks like a cluster, and of two programs at it at once the slower takes what the faster made.
 */
export async function createCluster(folder: ClusterFolder, initdb: string, user: ServerUser): Promise<CreatedCluster> {
  await removeUnfinished(folder.home)
  const unfinished = clusterIn(folder.home, `cluster.${process.pid}.${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(unfinished.cluster, { mode: 0o700 })
    await writeFile(unfinished.password_file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    if (user.identity) {
      await chown(unfinished.cluster, user.identity.uid, user.identity.gid)
      await chown(unfinished.password_file, user.identity.uid, user.identity.gid)
    }
    const passwordArgument = `--pwfile=${unfinished.password_file}`
    const made = await runProgram(initdb, [...initdbArguments, passwordArgument, `--pgdata=${unfinished.data}`], {
      user,
      cwd: folder.home,
      listen: true,
    })
    if (made.code !== 0) return { ok: false, problem: problemOf(made.said, folder.home) }
    await appendFile(join(unfinished.data, 'postgresql.conf'), `\ninclude '${ourConfiguration}'\n`)
    await rename(unfinished.cluster, folder.cluster).catch(async error => {
      if ((await clusterMajor(folder)) === undefined) throw error
    })
    return { ok: true }
  } catch (error) {
    return { ok: false, problem: problemOf(error instanceof Error ? error.message : String(error), folder.home) }
  } finally {
    await rm(unfinished.cluster, { recursive: true, force: true })
  }
}
