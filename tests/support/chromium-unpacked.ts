import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

type Unpacked = {
  executablePath: string
  /** Folder with the libraries that a bare machine lacks. */
  libraries: string
  /** Folder with a font, for a machine without any. */
  fonts: string
}

const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']

async function version(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}

/** A folder of this user that nobody else can have put there or write to: what lies in it is executed. */
async function ownFolder(): Promise<string> {
  const { uid } = userInfo()
  const folder = join(tmpdir(), `porchlight-chromium-${uid}`)
  await mkdir(folder, { mode: 0o700, recursive: true })
  const found = await stat(folder)
  if (found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} must belong to this user alone (mode 0700): remove it and run again.`)
  }
  return folder
}

/** The package unpacks into the temp folder of its process, so it gets a process with a temp folder of its own. */
async function unpackInto(folder: string): Promise<void> {
  const code = `import { inflate } from '@sparticuz/chromium'
for (const archive of ${JSON.stringify(archives)}) await inflate(${JSON.stringify(`${packageFolder}/bin/`)} + archive)`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: packageFolder,
    env: { ...process.env, TMPDIR: folder },
  })
}

/** The browser of the npm package, unpacked once for each user and version. Safe when several processes ask at once. */
export async function unpackedChromium(): Promise<Unpacked> {
  const own = await ownFolder()
  const folder = join(own, await version())
  if (!existsSync(folder)) {
    const staging = await mkdtemp(join(own, 'unpacking-'))
    await unpackInto(staging)
    await rename(staging, folder).catch(async (error: NodeJS.ErrnoException) => {
      await rm(staging, { recursive: true })
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  }
  return {
    executablePath: join(folder, 'chromium'),
    libraries: join(folder, 'al2023/lib'),
    fonts: join(folder, 'fonts'),
  }
}
