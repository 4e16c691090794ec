/** The database did not answer: not a bug, and worth trying again. `cause` is what the driver said. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
  }
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** SQLSTATE classes and codes by which a server says "not now": https://www.postgresql.org/docs/current/errcodes-appendix.html */
const serverCodes = /^(08...|53...|57P0[1-4]|57014|25P03|25006)$/

const driverWords =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error|connection timeout|cannot use a pool after calling end/i

/** Whether `error`, or what caused it, means that the database was not there, rather than that a statement was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const missingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  if (missingSocket || systemCodes.has(code) || serverCodes.test(code) || driverWords.test(error.message)) return true
  return isUnavailable(error.cause)
}
