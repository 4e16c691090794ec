const secretKey = /password|passwd|secret|token|authorization|cookie|api_?key|credential|session_id/i
const addressWithPassword = /\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s/@]+@/gi
/** Drizzle ends its message with the values of the statement, among them hashes and addresses. */
const statementValues = /\nparams: [\s\S]*?(?=\n\s+at |$)/g
const deepest = 6

function withoutPasswords(text: string): string {
  return text.replace(addressWithPassword, '$1:[redacted]@').replace(statementValues, '\nparams: [redacted]')
}

function plain(value: unknown, depth: number, seen: readonly unknown[]): unknown {
  if (typeof value === 'string') return withoutPasswords(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value
  if (seen.includes(value)) return '[circular]'
  if (depth >= deepest) return '[deep]'
  const inside = [...seen, value]
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Error) return plainError(value, depth, inside)
  if (Array.isArray(value)) return value.map(item => plain(item, depth + 1, inside))
  return plainObject(value, depth, inside)
}

function plainObject(value: object, depth: number, seen: readonly unknown[]): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    secretKey.test(key) && inner !== undefined && inner !== null ? '[redacted]' : plain(inner, depth + 1, seen),
  ])
  return Object.fromEntries(entries)
}

function plainError(error: Error, depth: number, seen: readonly unknown[]): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: plain(error.cause, depth + 1, seen) }
  return {
    name: error.name,
    message: withoutPasswords(error.message),
    ...code,
    stack: withoutPasswords(error.stack ?? ''),
    ...cause,
  }
}

/** A copy fit for the log: values under secret-looking keys and passwords inside addresses are struck out. */
export function redact(fields: Record<string, unknown>): Record<string, unknown> {
  return plainObject(fields, 0, [fields])
}
