import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Api, apiAnswerer } from '#src/platform/http/answer-api.ts'
import { answerFile } from '#src/platform/http/answer-file.ts'
import { healthAnswerer } from '#src/platform/http/answer-health.ts'
import { pageAnswerer } from '#src/platform/http/answer-page.ts'
import { answerSecretPage, type SecretPages, secretIn } from '#src/platform/http/answer-secret-page.ts'
import type { Site } from '#src/platform/http/load-site.ts'
import { logAnswer } from '#src/platform/http/log-answer.ts'
import { refuseUnreadable } from '#src/platform/http/refuse-unreadable.ts'
import { securityHeaders } from '#src/platform/http/security-headers.ts'
import type { Log } from '#src/platform/log/log.ts'

type Options = {
  /** Undefined: only the API is served. */
  site: Site | undefined
  api: Api
  /** True while the process may be sent requests. */
  isReady: () => Promise<boolean>
  https: boolean
  trusted_proxies: readonly string[]
  log: Log
  secret_pages?: SecretPages | undefined
  /** Also log requests for pages and files, at level debug. */
  logs_files: boolean
}

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** 10 MB from a phone with a poor signal, which sends 0.7 Mbit a second. */
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  requireHostHeader: false,
}

/** A client that takes nothing of its answer for so long is cut off, in milliseconds. */
const longestSilence = 120_000

/** `http://host/path?x` as proxies write it, or `/path?x`. */
function withoutOrigin(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?=\?|$)/, '/')
}

/** The API proper, and the session protocol, whose clients expect it under a path of its own. */
function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path.startsWith('/auth/v1/')
}

/** The HTTP server of the product: files from memory first, then health, the API and everything that is refused. */
export function createSiteServer(options: Options): Server {
  const { site, log, logs_files, secret_pages } = options
  const security = securityHeaders({ https: options.https })
  const answerPage = pageAnswerer(site, security)
  const answerApi = apiAnswerer({ ...options, security })
  const answerHealth = healthAnswerer(options.isReady, security)

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const request_id = randomUUID()
    const target = withoutOrigin(request.url ?? '/')
    const end = target.indexOf('?')
    const path = end < 0 ? target : target.slice(0, end)
    const secret = secret_pages && secretIn(path, secret_pages)
    const shown = secret === undefined ? path : `${secret_pages?.prefix}[secret]`
    if (logs_files) logAnswer(request, response, { path: shown, request_id, log, level: 'debug' })
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = reads ? site?.files.get(path) : undefined
    if (file) {
      answerFile(request, response, file, request_id)
    } else if (reads && (path === '/healthz' || path === '/readyz')) {
      void answerHealth(request, response, path, request_id)
    } else if (reads && site && secret_pages && secret !== undefined) {
      void answerSecretPage(request, response, { secret, pages: secret_pages, site, request_id, log })
    } else if (isOfApi(path)) {
      if (!logs_files) logAnswer(request, response, { path, request_id, log, level: 'info' })
      answerApi(request, response, request_id)
    } else {
      answerPage(request, response, { path, query: end < 0 ? '' : target.slice(end), request_id })
    }
  }

  const server = createServer(limits, answer)
  server.setTimeout(longestSilence)
  refuseUnreadable(server, security)
  return server
}
