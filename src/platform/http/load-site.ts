import { join } from 'node:path'
import { openCompressionCache } from '#src/platform/http/compression-cache.ts'
import { fileHeaders, speculationRulesPath } from '#src/platform/http/file-headers.ts'
import { loadFile } from '#src/platform/http/load-file.ts'
import { appFile, pathOf, readManifest, siteFiles } from '#src/platform/http/site-files.ts'
import { speculationRules } from '#src/platform/http/speculation-rules.ts'
import { type StaticFile, toStaticFile } from '#src/platform/http/static-file.ts'

/** The built site in memory. */
export type Site = {
  files: Map<string, StaticFile>
  /** The page for paths that do not exist. */
  not_found: StaticFile | undefined
  /** The page in which the browser draws the screens of the app. */
  app: StaticFile | undefined
  isAppPath(path: string): boolean
  /** The page in which the browser draws what a secret link opens. */
  secret: StaticFile | undefined
  /** Compresses what this start had to compress in a hurry, one page after another, and keeps it for the next start. */
  sharpen(): Promise<void>
}

type Options = {
  /** Holds `client/` and `manifest.json`. */
  build_folder: string
  cache_folder: string
  /** Such as https://www.example.com. */
  site_origin: string
  /** The origin that stands in built files for `site_origin`. */
  sentinel: string
}

/** Reads the whole built site once. Throws when the build is incomplete. */
export async function loadSite({ build_folder, cache_folder, site_origin, sentinel }: Options): Promise<Site> {
  const cache = openCompressionCache(cache_folder)
  const { not_found_paths, app_paths, secret_file } = await readManifest(build_folder)
  const folder = join(build_folder, 'client')
  const options = { folder, site_origin, sentinel, not_found_paths, cache }
  const names = await siteFiles(folder)
  const loaded = await Promise.all(
    names.map(async name => {
      const path = pathOf(name)
      return { path, ...(await loadFile(name, path, options)) }
    }),
  )
  const files = new Map(loaded.map(({ path, file }) => [path, file]))
  const app = app_paths.length > 0 ? await loadFile(appFile, '/', options) : undefined
  const secret = secret_file === '' ? undefined : await loadFile(secret_file, '/', options)
  files.set(speculationRulesPath, await speculationRulesFile(site_origin))
  return {
    files,
    not_found: not_found_paths[0] === undefined ? undefined : files.get(not_found_paths[0]),
    app: app?.file,
    isAppPath: pathMatcher(app_paths),
    secret: secret?.file,
    async sharpen() {
      for (const each of [app, secret, ...loaded]) await each?.sharpen?.()
      await cache.prune()
    },
  }
}

function pathMatcher(patterns: readonly string[]): (path: string) => boolean {
  const sources = patterns.map(pattern => pattern.replaceAll(/:\w+/g, '[^/]+'))
  const whole = new RegExp(`^(?:${sources.join('|')})$`)
  return path => sources.length > 0 && whole.test(path)
}

function speculationRulesFile(site_origin: string): Promise<StaticFile> {
  const headers = fileHeaders(speculationRulesPath, '', undefined, site_origin.startsWith('https:'))
  return toStaticFile(Buffer.from(speculationRules), { status: 200, headers }, async () => undefined)
}
