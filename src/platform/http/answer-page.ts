import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFile } from '#src/platform/http/answer-file.ts'
import { canonicalPath, isWellFormed, safeQuery } from '#src/platform/http/canonical-path.ts'
import type { Site } from '#src/platform/http/load-site.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import type { Header } from '#src/platform/http/security-headers.ts'
import { writeRefusal } from '#src/platform/http/write-refusal.ts'

const allow: Header = ['Allow', 'GET, HEAD, OPTIONS']

const notFound: Refusal = { status: 404, code: 'not_found', message: 'Nothing is at this address.' }
const badEncoding: Refusal = {
  status: 400,
  code: 'malformed_path',
  message: 'The address holds broken percent-encoding.',
}
const wrongMethod: Refusal = {
  status: 405,
  code: 'method_not_allowed',
  message: 'Only GET and HEAD are answered here.',
}

function isPerson(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

/** A person following a link wants a page; a picture or script that is missing is better answered briefly. */
function asksForPage(request: IncomingMessage, path: string): boolean {
  return isPerson(request) || !/\.[a-z0-9]{1,12}$/i.test(path)
}

function movedTo(location: string): Header[] {
  return [
    ['Location', location],
    ['Cache-Control', 'no-cache'],
    ['Content-Length', '0'],
  ]
}

type Asked = { path: string; query: string; request_id: string }

/** Answers whatever lies outside the API and is not a file of the site: redirect, app, refusal or the not-found page. */
export function pageAnswerer(site: Site | undefined, security: readonly Header[]) {
  return (request: IncomingMessage, response: ServerResponse, { path, query, request_id }: Asked): void => {
    const refuse = (refusal: Refusal, extra: readonly Header[] = []) =>
      writeRefusal(request, response, { refusal, request_id, headers: [...security, ...extra] })
    const empty = (status: 204 | 308, extra: readonly Header[]) => {
      response.writeHead(status, [...security, ...extra, ['X-Request-Id', request_id]].flat())
      response.end()
    }

    const canonical = canonicalPath(path)
    if (request.method === 'OPTIONS') empty(204, [allow])
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(wrongMethod, [allow])
    else if (!isWellFormed(path) && site?.not_found && isPerson(request))
      answerFile(request, response, site.not_found, request_id)
    else if (!isWellFormed(path)) refuse(badEncoding)
    else if (canonical !== path) empty(308, movedTo(canonical + safeQuery(query)))
    else if (site?.app && site.isAppPath(path)) answerFile(request, response, site.app, request_id)
    else if (site?.not_found && asksForPage(request, path)) answerFile(request, response, site.not_found, request_id)
    else refuse(notFound)
  }
}
