import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { isUnavailable } from '#src/platform/database/unavailable.ts'
import { FilesUnavailable } from '#src/platform/files/unavailable.ts'
import { refuseCrossSite } from '#src/platform/http/cross-site.ts'
import { middleware } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'
import type { Log } from '#src/platform/log/log.ts'
import { PoolIsFull } from '#src/platform/passwords/bounded-pool.ts'

const notFound: Refusal = { status: 404, code: 'not_found', message: 'There is no such call.' }
const wrongMethod: Refusal = {
  status: 405,
  code: 'method_not_allowed',
  message: 'This call takes other methods; see Allow.',
}
const broken: Refusal = { status: 500, code: 'internal_error', message: 'Something went wrong on our side.' }

const busy: Refusal = {
  status: 503,
  code: 'busy',
  message: 'There is more to do than we can do at once. Please try again in a moment.',
  retry_after: 2,
}

const away: Refusal = {
  status: 503,
  code: 'database_unavailable',
  message: 'We cannot store anything right now. Please try again in a moment.',
  retry_after: 5,
}

const filesAway: Refusal = {
  status: 503,
  code: 'files_unavailable',
  message: 'We cannot take or show files right now. Please try again in a moment.',
  retry_after: 5,
}

/**
 * An API without routes yet that answers everything else as the house does: 403 across sites, 404, 405 with Allow, 500, and
 * 503 `database_unavailable` or `files_unavailable`.
 */
export function createApiApp(site_origin: string, log: Log): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.use(middleware(refuseCrossSite(site_origin)))
  const refuseMethod = methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header('Allow', [...methods, 'OPTIONS'].join(', '))
      return c.req.method === 'OPTIONS' ? c.body(null, 204) : refuse(c, wrongMethod)
    },
  })
  app.use(middleware(refuseMethod))
  app.notFound(c => refuse(c, notFound))
  app.onError((error, c) => {
    if (error instanceof PoolIsFull) return refuse(c, busy)
    const { request_id } = c.env
    if (error instanceof FilesUnavailable) {
      log.warn('The place of files did not answer a request.', { request_id, error })
      return refuse(c, filesAway)
    }
    if (isUnavailable(error)) {
      log.warn('The database did not answer a request.', { request_id, error })
      return refuse(c, away)
    }
    log.error('A request failed.', { request_id, error })
    return refuse(c, broken)
  })
  return app
}
