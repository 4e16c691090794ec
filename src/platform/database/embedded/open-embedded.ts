import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from '#src/platform/database/embedded/binaries.ts'
import { type ClusterFolder, homeIn, prepareFolder } from '#src/platform/database/embedded/cluster-folder.ts'
import { clusterMajor, createCluster, ownerName } from '#src/platform/database/embedded/create-cluster.ts'
import { keepLease } from '#src/platform/database/embedded/keep-lease.ts'
import { type Lease, takeLease } from '#src/platform/database/embedded/lease.ts'
import { readPostmaster, servesFolder } from '#src/platform/database/embedded/postmaster-file.ts'
import { type Server, startServer, stopServer } from '#src/platform/database/embedded/run-server.ts'
import { findServerUser } from '#src/platform/database/embedded/server-user.ts'
import type { Log } from '#src/platform/log/log.ts'

type Owner = { host: string; port: number; user: string; password: string; database: string }

/** `leave` gives up this program's stake and stops the server when it was the last. */
type OpenServer = { owner: Owner; leave(): Promise<void> }

export type OpenedServer = { ok: true; server: OpenServer } | { ok: false; problem: string }

type Prepared = { ok: true; server: Server } | { ok: false; problem: string }

type Reached = { owner: Owner; lease: Lease } | { said: string }

type Wishes = { port?: number; leaving?: AbortSignal }

const patienceMs = 30_000

async function prepare(data_dir: string, log: Log): Promise<Prepared> {
  const user = await findServerUser(homeIn(data_dir))
  if (!user) {
    const problem =
      'PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody. Start the program as an ordinary user, or set DATABASE_URL.'
    return { ok: false, problem }
  }
  const prepared = await prepareFolder(data_dir, user)
  if (!prepared.ok) return prepared
  const found = await findBinaries(dirname(prepared.folder.home), user)
  if (!found.ok) return found
  const { folder } = prepared
  if ((await clusterMajor(folder)) === undefined) {
    log.info('Setting up PostgreSQL for the first time.', { folder: folder.cluster })
    const created = await createCluster(folder, found.binaries.initdb, user)
    if (!created.ok) return created
  }
  const major = await clusterMajor(folder)
  if (major !== found.major) {
    const problem = `The data in DATA_DIR (${folder.cluster}) is of PostgreSQL ${major}, but this program brings PostgreSQL ${found.major}. Run the release of this program that wrote it, or set DATA_DIR to another folder.`
    return { ok: false, problem }
  }
  return { ok: true, server: { folder, pg_ctl: found.binaries.pg_ctl, user } }
}

async function ownerAt(folder: ClusterFolder): Promise<Owner | undefined> {
  const postmaster = await readPostmaster(folder.data)
  if (!postmaster) return undefined
  const password = await readFile(folder.password_file, 'utf8')
  return {
    host: postmaster.host,
    port: postmaster.port,
    user: ownerName,
    password: password.trim(),
    database: 'postgres',
  }
}

async function tryLease(owner: Owner | undefined): Promise<Lease | undefined> {
  return owner && takeLease(owner).catch(() => undefined)
}

/**
 * Reaches a server that runs, or one that is just starting or stopping, or starts it: at `port` where the platform has
 * no socket, for the sake of connections that know it. `said` is its last word when it cannot be had.
 */
async function reach(server: Server, { port, leaving }: Wishes = {}): Promise<Reached> {
  const deadline = Date.now() + patienceMs
  let said = ''
  while (Date.now() < deadline && !leaving?.aborted) {
    const owner = await ownerAt(server.folder)
    const lease = await tryLease(owner)
    if (owner && lease) return { owner, lease }
    const postmaster = await readPostmaster(server.folder.data)
    const busy = postmaster !== undefined && (await servesFolder(postmaster.pid, server.folder.data))
    if (!busy) said = (await startServer(server, port)) ?? ''
    if (busy || said !== '') await pause(200)
  }
  return { said }
}

/**
 * The embedded PostgreSQL in `data_dir`: attached to when it runs (a hard kill of the program leaves it running),
 * else started. Several programs may use one folder; the last to leave stops the server.
 */
export async function openEmbedded(data_dir: string, log: Log): Promise<OpenedServer> {
  const prepared = await prepare(data_dir, log)
  if (!prepared.ok) return prepared
  const { server } = prepared
  const reached = await reach(server)
  if ('said' in reached) {
    const full = /no space left/i.test(reached.said) ? ' The disk is full.' : ''
    const problem = `PostgreSQL in DATA_DIR (${server.folder.cluster}) does not start.${full} Its log is ${server.folder.log_file}; it ends: ${reached.said || '(nothing)'}`
    return { ok: false, problem }
  }
  const { owner, lease } = reached
  const again = async (leaving: AbortSignal) => {
    const found = await reach(server, { port: owner.port, leaving })
    return 'lease' in found ? found.lease : undefined
  }
  const giveUp = keepLease(lease, again, log)
  return { ok: true, server: { owner, leave: () => giveUp(() => stopServer(server)) } }
}
