import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { addressBehindProxies, proxyList } from '#src/platform/http/client-address.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { type Refusal, refusalBody } from '#src/platform/http/refusal.ts'
import type { Header } from '#src/platform/http/security-headers.ts'
import type { Log } from '#src/platform/log/log.ts'

/** The part of a Hono app that the server calls. */
export type Api = { fetch(request: Request, env: HttpEnv['Bindings']): Response | Promise<Response> }

type Options = { api: Api; security: readonly Header[]; trusted_proxies: readonly string[]; log: Log }

const malformed: Refusal = {
  status: 400,
  code: 'malformed_request',
  message: 'The address or Host header is not valid.',
}
const broken: Refusal = { status: 500, code: 'internal_error', message: 'Something went wrong on our side.' }

function toResponse(refusal: Refusal, request_id: string): Response {
  const headers = { 'Content-Type': 'application/json' }
  return new Response(refusalBody(refusal, request_id), { status: refusal.status, headers })
}

/** Hands a request to the API; headers that belong on every answer are set before it runs. */
export function apiAnswerer({ api, security, trusted_proxies, log }: Options) {
  const proxies = proxyList(trusted_proxies)

  return (request: IncomingMessage, response: ServerResponse, request_id: string): void => {
    for (const [name, value] of security) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Request-Id', request_id)
    const forwarded_for = [request.headers['x-forwarded-for'] ?? []].flat().join(',')
    const client_address = addressBehindProxies(request.socket.remoteAddress ?? '', forwarded_for, proxies)
    const errorHandler = (error: unknown) => {
      if (error instanceof RequestError) return toResponse(malformed, request_id)
      log.error('A request failed.', { request_id, error })
      return toResponse(broken, request_id)
    }
    const listener = getRequestListener(asked => api.fetch(asked, { request_id, client_address }), {
      hostname: 'localhost',
      errorHandler,
    })
    void listener(request, response)
  }
}
