import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterFolder } from '#src/platform/database/embedded/cluster-folder.ts'
import { isRunning, ourConfiguration } from '#src/platform/database/embedded/create-cluster.ts'
import { readPostmaster, servesFolder } from '#src/platform/database/embedded/postmaster-file.ts'
import { runProgram } from '#src/platform/database/embedded/run-program.ts'
import { chooseAddress, configuration } from '#src/platform/database/embedded/server-address.ts'
import type { ServerUser } from '#src/platform/database/embedded/server-user.ts'

export type Server = { folder: ClusterFolder; pg_ctl: string; user: ServerUser }

const longestLog = 5_000_000

async function turnLog(log_file: string): Promise<void> {
  const size = await stat(log_file).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > longestLog) await rename(log_file, `${log_file}.1`)
}

/**
 * After a reboot a stranger may have the old number; PostgreSQL would then refuse to start for fear of two servers. The
 * file of a dead server is left to it: there it sees whether processes of that server still work on the data.
 */
async function removeStalePidFile(data: string): Promise<void> {
  const postmaster = await readPostmaster(data)
  const isStranger = postmaster && isRunning(postmaster.pid) && !(await servesFolder(postmaster.pid, data))
  if (isStranger) await rm(join(data, 'postmaster.pid'), { force: true })
}

/**
 * Starts the server, which goes on when this program ends. Undefined when it runs; otherwise the last lines of its log.
 * Of two starts at once PostgreSQL itself lets only one through.
 */
export async function startServer({ folder, pg_ctl, user }: Server, port?: number): Promise<string | undefined> {
  await removeStalePidFile(folder.data)
  await turnLog(folder.log_file)
  await writeFile(join(folder.data, ourConfiguration), configuration(await chooseAddress(folder.home, port)))
  const { code } = await runProgram(
    pg_ctl,
    ['start', '-w', '-t', '20', '-s', '-D', folder.data, '-l', folder.log_file],
    { user, cwd: folder.home, listen: false },
  )
  if (code === 0) return undefined
  const log = await readFile(folder.log_file, 'utf8').catch(() => '')
  return log.trim().split('\n').slice(-4).join(' ')
}

/** Ends the server in order: open transactions are rolled back, everything committed is on disk. */
export async function stopServer({ folder, pg_ctl, user }: Server): Promise<void> {
  await runProgram(pg_ctl, ['stop', '-w', '-t', '8', '-s', '-m', 'fast', '-D', folder.data], {
    user,
    cwd: folder.home,
    listen: true,
  })
}
