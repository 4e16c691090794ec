import type { OutsideRefusal } from '#src/domain/outside-fetch.ts'

/** Who asked for what may not be reached is told so; whatever else went wrong lies at the other end. */
const closed: readonly OutsideRefusal[] = [
  'not_a_url',
  'scheme_not_allowed',
  'credentials_in_url',
  'port_not_allowed',
  'odd_address',
  'private_address',
]

export function refusalStatus(reason: OutsideRefusal): 403 | 502 {
  return closed.includes(reason) ? 403 : 502
}

/** A whole HTTP answer without a body, its reason named for whoever reads the traffic. */
export function refusalLine(reason: OutsideRefusal): string {
  const words = refusalStatus(reason) === 403 ? '403 Forbidden' : '502 Bad Gateway'
  return `HTTP/1.1 ${words}\r\nx-refused: ${reason}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`
}
