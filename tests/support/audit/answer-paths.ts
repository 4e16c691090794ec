import type { IncomingMessage, ServerResponse } from 'node:http'

export type PathAnswer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => unknown)

/** Answers by path: text is a page; what is not listed is 404. */
export function answerPaths(paths: Readonly<Record<string, PathAnswer>>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const answer = paths[request.url ?? '']
    if (typeof answer === 'function') {
      answer(request, response)
      return
    }
    const { status, headers, body } =
      typeof answer === 'string'
        ? { status: 200, headers: {}, body: answer }
        : (answer ?? { status: 404, body: 'Not here' })
    response.writeHead(status ?? 200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body ?? '')
  }
}

/** Letters beyond ASCII go out as UTF-8, as careless servers send them. */
export const redirectTo = (location: string, status = 301) => ({
  status,
  headers: { Location: Buffer.from(location).toString('latin1') },
})
