import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type FileStore, listedAtOnce, type StoredFile } from '#src/platform/files/file-store.ts'
import { namesInFolder } from '#src/platform/files/names-in-folder.ts'
import { assertObjectName } from '#src/platform/files/object-name.ts'

/** Where an object lies until it is whole. No object's name begins with a dot. */
const unfinished = '.unfinished'

/** Longer than any write takes, in milliseconds. */
const abandoned = 3_600_000

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
  return undefined
}

/** A name that has been given must survive a power cut, and that is written in its folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Folders that hold nothing any more, from the innermost outwards. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === root) return
  const gone = await rmdir(folder).then(
    () => true,
    () => false,
  )
  if (gone) await removeEmpty(root, dirname(folder))
}

/** What a process left unfinished when it was killed. */
async function dropAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(unlessMissing)
    if (found && found.mtimeMs < Date.now() - abandoned) await rm(path, { force: true })
  }
}

/** Keeps objects as files below `root`, which is made if it is missing. Each is written aside, synced, and then given its name. */
export async function openFolderStore(root: string): Promise<FileStore> {
  const aside = join(root, unfinished)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  await dropAbandoned(aside)

  function pathOf(name: string): string {
    assertObjectName(name)
    return join(root, name)
  }

  async function statOf(name: string): Promise<StoredFile | undefined> {
    const found = await stat(pathOf(name)).catch(unlessMissing)
    return found?.isFile() ? { name, bytes: found.size, written_at: found.mtime } : undefined
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const draft = join(aside, randomUUID())
      try {
        await writeWhole(draft, bytes)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(name) {
      const handle = await open(pathOf(name), 'r').catch(unlessMissing)
      if (!handle) return undefined
      if (!(await handle.stat()).isFile()) {
        await handle.close()
        return undefined
      }
      return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>
    },
    stat: statOf,
    async remove(name) {
      const path = pathOf(name)
      await unlink(path).catch(unlessMissing)
      await removeEmpty(root, dirname(path))
    },
    async list({ prefix = '', after = '', limit = listedAtOnce } = {}) {
      const files: StoredFile[] = []
      for await (const name of namesInFolder(root, { prefix, after })) {
        if (files.length >= limit) break
        const file = await statOf(name)
        if (file) files.push(file)
      }
      return files
    },
  }
}
