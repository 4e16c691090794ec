import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The two areas in which one is signed in. */
const areas: ReadonlySet<string | undefined> = new Set(['client', 'admin'])

function filesBelow(route: RouteConfigEntry): string[] {
  return [route.file, ...(route.children ?? []).flatMap(filesBelow)]
}

/** Files, as the routes name them, of the screens that only signed-in people see. */
export function screenFiles(routes: readonly RouteConfigEntry[]): string[] {
  return routes.filter(({ path }) => areas.has(path)).flatMap(filesBelow)
}
