import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Brand } from '#src/domain/brand.ts'

const sources = ['src', 'public', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts']

/** Code that runs only in the server: a change there leaves the built pages as they are. */
const serverOnly = [
  /^src\/(platform|engines)\//,
  /^src\/(api|env|jobs|main|migrate|serve|work)\.ts$/,
  /^src\/features\/[^/]+\/(api|jobs|mail|store|tables)\.ts$/,
  /\.test\.tsx?$/,
]

async function filesBelow(folder: string, source: string): Promise<string[]> {
  const path = join(folder, source)
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  if (entries === undefined) return [source]
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return files.map(file => relative(folder, file).replaceAll('\\', '/'))
}

/** A hash over everything that the built pages are made from: their sources and the brand written into them. */
export async function sourceHash(project_folder: string, brand: Brand): Promise<string> {
  const found = await Promise.all(sources.map(source => filesBelow(project_folder, source)))
  const files = found.flat().filter(file => !serverOnly.some(pattern => pattern.test(file)))
  const hash = createHash('sha256').update(JSON.stringify(brand))
  for (const file of files.toSorted()) {
    hash.update(`\0${file}\0`).update(await readFile(join(project_folder, file)))
  }
  return hash.digest('hex')
}
