import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const begin = 'window.__reactRouterManifest='

type RouteManifest = { routes: Record<string, { imports?: readonly string[] }> }

/**
 * The list of routes as every page that comes to life loads it, without what each route's module imports: React Router reads
 * that to preload routes before they are asked for, which this site does nowhere, and it is most of the list. Throws when
 * the list is written in another form than it is today.
 */
export function withoutImports(manifest: string): string {
  if (!manifest.startsWith(begin)) throw new Error('The route manifest has changed: see src/build/trim-manifest.ts.')
  const read = JSON.parse(manifest.slice(begin.length).replace(/;\s*$/, '')) as RouteManifest
  const routes = Object.entries(read.routes).map(([id, route]) => [id, { ...route, imports: [] }])
  return `${begin}${JSON.stringify({ ...read, routes: Object.fromEntries(routes) })};`
}

/** Trims the route manifest of the built client files in `folder`. */
export async function trimManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter(name => /^manifest-[\w-]+\.js$/.test(name))
  if (names.length === 0) throw new Error('The build has no route manifest: see src/build/trim-manifest.ts.')
  for (const name of names) {
    const file = join(assets, name)
    await writeFile(file, withoutImports(await readFile(file, 'utf8')))
  }
}
