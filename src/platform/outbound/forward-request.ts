import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { Agent, Dispatcher } from 'undici'
import type { OutsideRefusal } from '#src/domain/outside-fetch.ts'
import type { SpendBytes } from '#src/platform/outbound/byte-budget.ts'
import { nameRefusal } from '#src/platform/outbound/name-failure.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { readTarget } from '#src/platform/outbound/read-target.ts'
import { refusalStatus } from '#src/platform/outbound/refusal-line.ts'
import { RefusedError } from '#src/platform/outbound/refused-error.ts'

type Way = { policy: OutboundPolicy; agent: Agent; spend: SpendBytes }

/** These concern one connection and not the message (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/)
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string | string[]] => {
      const [name, value] = entry
      return value !== undefined && !hopByHop.has(name) && !named.includes(name)
    }),
  )
}

function refuse(response: ServerResponse, reason: OutsideRefusal): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(refusalStatus(reason), { 'x-refused': reason, 'content-type': 'text/plain' }).end(reason)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

async function* counted(body: AsyncIterable<Buffer>, spend: SpendBytes): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    spend(chunk.byteLength)
    yield chunk
  }
}

/** Passes on a request for a whole http address, as a proxy is asked, and its answer as it comes: redirects, coding and all. */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { policy, agent, spend }: Way,
): void {
  const target = readTarget(request.url ?? '', policy)
  if (!target.ok || target.url.protocol !== 'http:') {
    refuse(response, target.ok ? 'scheme_not_allowed' : target.reason)
    return
  }
  const gone = new AbortController()
  response.once('close', () => gone.abort(new RefusedError('cancelled', 'Nobody waits for the answer.')))
  const { origin, pathname, search } = target.url
  agent
    .request({
      origin,
      path: pathname + search,
      method: (request.method ?? 'GET') as Dispatcher.HttpMethod,
      headers: endToEnd(request.headers),
      body: hasBody(request) ? Readable.from(counted(request, spend), { objectMode: false }) : null,
      signal: gone.signal,
    })
    .then(({ statusCode, headers, body }) => {
      response.writeHead(statusCode, endToEnd(headers))
      pipeline(counted(body, spend), response, () => undefined)
    })
    .catch((error: Error) => refuse(response, nameRefusal(error).reason))
}
