import { detached } from '../detached.ts'
import type { Reading } from '../reading/reading.ts'

/** Where Cloudflare leads links whose address it hides from robots. */
const hidden = '/cdn-cgi/l/email-protection'
/** The address, behind the number that each of its letters was mixed with. */
const in_hex = /^(?:[\da-f]{2}){6,200}$/i

/**
 * The mail that a link of Cloudflare's hides, which a script of theirs writes back; `null` for any other link.
 * The address stands behind the fragment, or in the attribute of a link that Cloudflare wrote itself.
 */
export function mailOf(reading: Reading): { written: string; url: string } | null {
  const { attributes, found, place } = reading
  const href = attributes.get('href')
  if (href?.includes(hidden) !== true) return null
  const code = href.split('#')[1] || attributes.text('data-cfemail')
  if (!in_hex.test(code)) return null
  const [key = 0, ...letters] = Buffer.from(code, 'hex')
  const address = Buffer.from(letters.map(letter => letter ^ key)).toString('utf8')
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(address)) return null
  found.hidden_emails.push(place)
  const url = detached(`mailto:${address}`)
  return { written: url, url }
}
