import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Refusal } from '#src/platform/http/refusal.ts'
import type { Header } from '#src/platform/http/security-headers.ts'
import { refusalOfParserError } from '#src/platform/http/unreadable-request.ts'
import { writeRefusal, writeRefusalToSocket } from '#src/platform/http/write-refusal.ts'

/** How long a client that was refused may go on sending, so that it can read why, in milliseconds. */
const farewell = 2000

const unmet: Refusal = { status: 417, code: 'expectation_failed', message: 'This expectation cannot be met.' }

/** An answer that has begun on this socket must not be mixed with another one. Node keeps it under this name only. */
function hasBegunAnswer(socket: Duplex): boolean {
  const current: unknown = Reflect.get(socket, '_httpMessage')
  return typeof current === 'object' && current !== null && 'headersSent' in current && current.headersSent === true
}

/** Answers, in the one form of refusals, what Node cannot or will not hand on as a request. */
export function refuseUnreadable(server: Server, security: readonly Header[]): void {
  function refuseSocket(socket: Duplex, code: string | undefined): void {
    if (code === 'ECONNRESET' || !socket.writable || hasBegunAnswer(socket)) {
      socket.destroy()
      return
    }
    const { refusal, headers } = refusalOfParserError(code)
    writeRefusalToSocket(socket, { refusal, request_id: randomUUID(), headers: [...security, ...headers] })
    socket.on('error', () => socket.destroy())
    setTimeout(() => socket.destroy(), farewell).unref()
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseSocket(socket, error.code))
  server.on('connect', (_request, socket) => refuseSocket(socket, 'HPE_INVALID_METHOD'))
  server.on('checkExpectation', (request, response) => {
    writeRefusal(request, response, { refusal: unmet, request_id: randomUUID(), headers: security })
  })
}
