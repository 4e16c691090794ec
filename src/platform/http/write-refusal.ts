import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Refusal, refusalBody } from '#src/platform/http/refusal.ts'
import type { Header } from '#src/platform/http/security-headers.ts'

type Answer = { refusal: Refusal; request_id: string; headers: readonly Header[] }

function refusalHeaders({ request_id, headers }: Answer, body: string): Header[] {
  return [
    ['Content-Type', 'application/json'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Cache-Control', 'no-store'],
    ...headers,
    ['X-Request-Id', request_id],
  ]
}

/** Answers a request that never reaches a route. A body still on its way is not waited for. */
export function writeRefusal(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const body = refusalBody(answer.refusal, answer.request_id)
  const closing: Header[] = hasBody(request) ? [['Connection', 'close']] : []
  response.writeHead(answer.refusal.status, [...refusalHeaders(answer, body), ...closing].flat())
  response.end(request.method === 'HEAD' ? undefined : body)
}

function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  return coding !== undefined || (length !== undefined && length !== '0')
}

/** Answers on a bare socket, for what could not be read as a request, and ends the connection. */
export function writeRefusalToSocket(socket: Duplex, answer: Answer): void {
  const body = refusalBody(answer.refusal, answer.request_id)
  const headers: Header[] = [...refusalHeaders(answer, body), ['Connection', 'close']]
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const { status } = answer.refusal
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}
