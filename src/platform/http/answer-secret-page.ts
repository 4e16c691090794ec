import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFile, chooseVariant } from '#src/platform/http/answer-file.ts'
import type { Site } from '#src/platform/http/load-site.ts'
import type { Header } from '#src/platform/http/security-headers.ts'
import type { StaticFile } from '#src/platform/http/static-file.ts'
import type { Log } from '#src/platform/log/log.ts'

/** Pages behind secret links: the browser draws them, and the server says first whether the link opens anything. */
export type SecretPages = {
  /** Beginning of their paths; what follows is the secret, one segment long. */
  prefix: string
  /** Rejects when the database is not there: then the page itself says so. */
  isOpen: (secret: string) => Promise<boolean>
}

/** Nobody lists such a page, keeps it, or hands its address on. */
const discreet: readonly Header[] = [
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'private, no-store'],
]

/** What a page that everybody sees says otherwise, and what would let somebody ask whether it has changed. */
const replaced = new Set(
  [...discreet.map(([name]) => name), 'ETag', 'Speculation-Rules'].map(name => name.toLowerCase()),
)

function discreetHeaders(full: readonly string[], request_id: string): string[] {
  const headers = discreet.flat()
  for (let at = 0; at + 1 < full.length; at += 2) {
    const [name = '', value = ''] = full.slice(at, at + 2)
    if (!replaced.has(name.toLowerCase())) headers.push(name, name === 'X-Request-Id' ? request_id : value)
  }
  return headers
}

function answerShell(request: IncomingMessage, response: ServerResponse, shell: StaticFile, request_id: string): void {
  const variant = chooseVariant(shell, request.headers['accept-encoding']?.toString())
  response.writeHead(200, discreetHeaders(variant.full, request_id))
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

/** The secret in a path below the prefix; undefined for every other path. */
export function secretIn(path: string, { prefix }: SecretPages): string | undefined {
  const rest = path.startsWith(prefix) ? path.slice(prefix.length) : ''
  return rest === '' || rest.includes('/') ? undefined : rest
}

/** Answers a secret link: the page, or the not-found page where the link is wrong or over. */
export async function answerSecretPage(
  request: IncomingMessage,
  response: ServerResponse,
  asked: { secret: string; pages: SecretPages; site: Site; request_id: string; log: Log },
): Promise<void> {
  const { secret, pages, site, request_id, log } = asked
  const isOpen = await pages.isOpen(secret).catch(error => {
    log.warn('Whether a secret link is open could not be looked up.', { request_id, error })
    return true
  })
  if (response.destroyed) return
  if (isOpen && site.secret) answerShell(request, response, site.secret, request_id)
  else if (site.not_found) answerFile(request, response, site.not_found, request_id)
  else response.writeHead(404).end()
}
