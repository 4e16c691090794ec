import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

const compressedBeside = /\.(br|zst|gz)$/

/** Files the build keeps for itself: hidden ones, and the router's `__spa-fallback.html`. */
const notAnAnswer = /(^|\/)(\.(?!well-known\/)|__)/

/** Files in `folder` and below that are answers themselves, as relative names with forward slashes. */
export async function siteFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(name => !compressedBeside.test(name) && !notAnAnswer.test(name))
    .toSorted()
}

/** The address of a built file: `what-we-do/index.html` is `/what-we-do`. */
export function pathOf(file: string): string {
  const page = file.replace(/(^|\/)index\.html$/, '')
  return encodeURI(`/${page}`)
}

/** The paths of `build/manifest.json` that are pages and yet answer 404. */
export async function readNotFoundPaths(build_folder: string): Promise<string[]> {
  const manifest: unknown = JSON.parse(await readFile(join(build_folder, 'manifest.json'), 'utf8'))
  const paths = manifest && typeof manifest === 'object' && 'not_found_paths' in manifest && manifest.not_found_paths
  return Array.isArray(paths) ? paths.map(String) : []
}
