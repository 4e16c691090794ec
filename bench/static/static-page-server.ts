import { buildFolder } from '#src/build/build-folders.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { createSiteServer } from '#src/platform/http/create-server.ts'
import { loadSite } from '#src/platform/http/load-site.ts'
import { createLog } from '#src/platform/log/log.ts'

/** The program's own server over the built site, without a database: what answers a page in production. */
const [port, cache_folder = ''] = process.argv.slice(2)
const site_origin = 'https://www.example.com'
const site = await loadSite({ build_folder: buildFolder, cache_folder, site_origin, sentinel: sentinelOrigin })
await site.sharpen()
const server = createSiteServer({
  site,
  api: { fetch: () => new Response(null, { status: 404 }) },
  isReady: async () => true,
  https: true,
  trusted_proxies: [],
  log: createLog({ level: 'warn' }),
  logs_files: false,
})
server.listen(Number(port), '127.0.0.1')
