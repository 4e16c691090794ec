import type { Hono, MiddlewareHandler } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import type { Access } from '#src/domain/access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'

const accessOfGuards = new WeakMap<object, Access>()
const middlewares = new WeakSet<object>()

/** Marks the guard of a route with the access it gives, for `declaredRoutes` to read. */
export function declareAccess<Guard extends object>(access: Access, guard: Guard): Guard {
  accessOfGuards.set(guard, access)
  return guard
}

/** Says of a route that it needs no session. */
export const anyone: MiddlewareHandler<HttpEnv> = declareAccess('anyone', (_, next) => next())

/**
 * Says of what `app.use` registers that it refuses or adds a header, and answers no call itself. Hono cannot tell: for it
 * `use`, `all('*')` and `mount` are the same.
 */
export function middleware(handler: MiddlewareHandler<HttpEnv>): MiddlewareHandler<HttpEnv> {
  middlewares.add(handler)
  return handler
}

export type DeclaredRoute = { method: string; path: string; access: Access }

/**
 * Every route of an API with who may call it, in the order of the paths. Throws when the first handler of a route is not
 * a guard that declares it, or when a later one declares something else: an API with a route that forgot to say who may
 * call it never answers a request.
 */
export function declaredRoutes(api: Hono<HttpEnv>): DeclaredRoute[] {
  const routes = new Map<string, DeclaredRoute>()
  for (const { method, path, handler: registered } of api.routes) {
    const handler = findTargetHandler(registered)
    if (middlewares.has(handler)) continue
    const name = `${method} ${path}`
    const access = accessOfGuards.get(handler)
    const known = routes.get(name)
    if (!known && !access) throw new Error(`Nothing declares who may call ${name}: begin it with a guard.`)
    if (known && access && known.access !== access) {
      throw new Error(`${name} declares both "${known.access}" and "${access}": give it one guard.`)
    }
    if (access) routes.set(name, { method, path, access })
  }
  return [...routes.values()].toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
}
