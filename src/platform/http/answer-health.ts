import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Header } from '#src/platform/http/security-headers.ts'

/** Answers /healthz (200 while the process listens) and /readyz (200 while `isReady`, else 503). `isReady` never rejects. */
export function healthAnswerer(isReady: () => Promise<boolean>, security: readonly Header[]) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    request_id: string,
  ): Promise<void> => {
    const good = path === '/healthz' || (await isReady())
    const body = JSON.stringify({ status: good ? 'ok' : 'unavailable' })
    const headers: Header[] = [
      ['Content-Type', 'application/json'],
      ['Content-Length', String(body.length)],
      ['Cache-Control', 'no-store'],
      ...security,
      ['X-Request-Id', request_id],
    ]
    response.writeHead(good ? 200 : 503, headers.flat())
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
