import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from '#src/platform/http/accept-encoding.ts'
import { ifNoneMatch } from '#src/platform/http/if-none-match.ts'
import type { StaticFile, Variant } from '#src/platform/http/static-file.ts'

/** The best encoding that the client takes. */
export function chooseVariant(file: StaticFile, accept_encoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(accept_encoding)) {
    const variant = file.variants[encoding]
    if (variant) return variant
  }
  return file.identity
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** Answers GET or HEAD with a file from memory, in the best encoding the client takes, or with 304. */
export function answerFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, request_id: string) {
  const variant = chooseVariant(file, header(request, 'accept-encoding'))
  const same = file.status === 200 && ifNoneMatch(header(request, 'if-none-match'), variant.etag)
  const headers = same ? variant.not_modified : variant.full
  headers[headers.length - 1] = request_id
  response.writeHead(same ? 304 : file.status, headers)
  if (same || request.method === 'HEAD') response.end()
  else response.end(variant.body)
}
