import type { BodyEnd, OutsideRefusal } from '#src/domain/outside-fetch.ts'
import { RefusedError } from '#src/platform/outbound/refused-error.ts'

type Coded = Error & { code?: string }

const byCode: Record<string, OutsideRefusal> = {
  ECONNREFUSED: 'connect_failed',
  EHOSTUNREACH: 'connect_failed',
  ENETUNREACH: 'connect_failed',
  EADDRNOTAVAIL: 'connect_failed',
  EACCES: 'connect_failed',
  ETIMEDOUT: 'connect_timeout',
  UND_ERR_CONNECT_TIMEOUT: 'connect_timeout',
  UND_ERR_HEADERS_TIMEOUT: 'headers_timeout',
  UND_ERR_HEADERS_OVERFLOW: 'headers_too_large',
}

const malformed = 'HTTPParserError'

function isCertificate(code: string): boolean {
  return /CERT|SELF_SIGNED|LEAF_SIGNATURE|ISSUER|CRL/.test(code)
}

/** Several addresses were tried and each failed in its own way: the first failure speaks for them. */
function first(error: Coded): Coded {
  return error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error
}

/** The name of what went wrong before the last header came. */
export function nameRefusal(error: Error): { reason: OutsideRefusal; detail: string } {
  if (error instanceof RefusedError) return { reason: error.reason, detail: error.message }
  const { code = '', message, name } = first(error)
  const known = byCode[code]
  if (known) return { reason: known, detail: message }
  if (name === malformed) return { reason: 'answer_malformed', detail: message }
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') return { reason: 'tls_failed', detail: code }
  if (isCertificate(code)) return { reason: 'certificate_invalid', detail: code }
  return { reason: 'connection_lost', detail: message }
}

/** The name of what ended a body early. */
export function nameBodyEnd(error: Error): BodyEnd {
  return error.name === malformed ? 'answer_malformed' : 'connection_lost'
}
