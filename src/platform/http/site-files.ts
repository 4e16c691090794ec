import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

const compressedBeside = /\.(br|zst|gz)$/

/** The page that draws every screen of the app in the browser: an answer to many paths, and at none of its own. */
export const appFile = '__spa-fallback.html'

/** Files that are no answers at their own address: hidden ones, and what answers for many: two underscores say so. */
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

export type Manifest = {
  /** Pages that answer 404. */
  not_found_paths: string[]
  /** What `appFile` answers; a segment such as `:id` stands for any one. */
  app_paths: string[]
  /** The page behind every secret link; '' where there is none. */
  secret_file: string
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Reads `build/manifest.json`. Throws when it is not there. */
export async function readManifest(build_folder: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(join(build_folder, 'manifest.json'), 'utf8'))
  const fields: Record<string, unknown> = manifest && typeof manifest === 'object' ? { ...manifest } : {}
  return {
    not_found_paths: texts(fields.not_found_paths),
    app_paths: texts(fields.app_paths),
    secret_file: String(fields.secret_file ?? ''),
  }
}
