import type { Hono, MiddlewareHandler } from 'hono'
import type { Access } from '#src/domain/access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'

const declared = Symbol('who may call this route')

/** Marks the guard of a route with the access it gives, for `declaredRoutes` to read. */
export function declareAccess<Guard extends object>(access: Access, guard: Guard): Guard {
  return Object.assign(guard, { [declared]: access })
}

/** Says of a route that it needs no session. */
export const anyone: MiddlewareHandler<HttpEnv> = declareAccess('anyone', (_, next) => next())

export type DeclaredRoute = { method: string; path: string; access: Access }

function accessOf(handler: object): Access | undefined {
  return (handler as { [declared]?: Access })[declared]
}

/** What `app.use` registers runs before routes and answers none. */
function isMiddleware(method: string, path: string): boolean {
  return method === 'ALL' && path.endsWith('*')
}

/**
 * Every route of an API with who may call it, in the order of the paths. Throws when the first handler of a route is not
 * a guard that declares it: an API with a route that forgot to say so never answers a request.
 */
export function declaredRoutes(api: Hono<HttpEnv>): DeclaredRoute[] {
  const routes = new Map<string, DeclaredRoute>()
  for (const { method, path, handler } of api.routes) {
    const name = `${method} ${path}`
    if (isMiddleware(method, path) || routes.has(name)) continue
    const access = accessOf(handler)
    if (!access) throw new Error(`Nothing declares who may call ${name}.`)
    routes.set(name, { method, path, access })
  }
  return [...routes.values()].toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
}
