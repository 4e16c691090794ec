import type { Hono } from 'hono'
import { createApiApp } from '#src/platform/http/api-app.ts'
import { apiReference } from '#src/platform/http/api-reference.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import type { Log } from '#src/platform/log/log.ts'

type Parts = {
  contacts: Hono<HttpEnv>
  brand_name: string
  /** Origin under which visitors reach the site. */
  site_origin: string
  log: Log
}

/** The API of the product: one Hono app of everything below /api. */
export function createApi({ contacts, brand_name, site_origin, log }: Parts): Hono<HttpEnv> {
  const app = createApiApp(site_origin, log)
  app.route('/api/contacts', contacts)
  const info = {
    title: `${brand_name} API`,
    version: '1',
    description: 'What the site itself calls, open to other programs.',
  }
  app.route('/api', apiReference(app, info, site_origin))
  return app
}
