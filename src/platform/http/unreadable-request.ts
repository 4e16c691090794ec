import type { Refusal } from '#src/platform/http/refusal.ts'
import type { Header } from '#src/platform/http/security-headers.ts'

const malformed: Refusal = { status: 400, code: 'malformed_request', message: 'This is not a valid HTTP request.' }

const byCode: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 413,
    code: 'headers_too_large',
    message: 'The request headers are longer than 16 kB.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'body_too_large',
    message: 'The chunks of the body are too large.',
  },
  HPE_INVALID_METHOD: { status: 405, code: 'method_not_allowed', message: 'This method is not known here.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', message: 'The request took too long to arrive.' },
}

/** What the parser's complaint means for the one who asked, with any header that answer needs. */
export function refusalOfParserError(code: string | undefined): { refusal: Refusal; headers: Header[] } {
  const refusal = byCode[code ?? ''] ?? malformed
  return { refusal, headers: refusal.status === 405 ? [['Allow', 'GET, HEAD, OPTIONS']] : [] }
}
