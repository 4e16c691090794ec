import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#src/platform/log/log.ts'

type Line = { path: string; request_id: string; log: Log; level: 'debug' | 'info' }

/** Writes one line when the answer is out. The query stays out of the log: it may hold secrets. */
export function logAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { path, request_id, log, level }: Line,
): void {
  const start = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted'
    const milliseconds = Math.round((performance.now() - start) * 10) / 10
    log[level]('request', { method: request.method, path, status, milliseconds, request_id })
  })
}
