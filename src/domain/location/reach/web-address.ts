import type { Notes } from '#src/domain/location/record/notes.ts'
import { readLine, type TextRule } from '#src/domain/location/texts/read-text.ts'

/** What browsers and directories take. */
const most = 2048

const scheme = /^[a-z][a-z\d+.-]*:/i
/** `shop.example:8080` begins like a scheme and is none. */
const host_and_port = /^[\w-]+(?:\.[\w-]+)+:\d/

/** What people leave out is added: `example.com/menu` is `https://example.com/menu`. */
function withScheme(text: string): string {
  if (text.startsWith('//')) return `https:${text}`
  return scheme.test(text) && !host_and_port.test(text) ? text : `https://${text}`
}

function objection(text: string): [code: string, message: string] | null {
  const url = /\s/.test(text) || !URL.canParse(text) ? null : new URL(text)
  if (!url) return ['not_a_web_address', 'Write a web address, such as https://example.com/menu.']
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return ['scheme_not_allowed', 'A web address begins with https://.']
  }
  if (url.username !== '' || url.password !== '') return ['holds_password', 'Leave the name and password out.']
  if (!/\.[\p{L}][\p{L}\p{N}-]*\.?$/u.test(url.hostname)) {
    return ['not_public', 'This address does not lead to a site that everybody can open.']
  }
  return null
}

/** A web address of a public site as it was written, with a scheme; `''` for nothing, and for what is refused. */
export function readWebAddress(value: unknown, rule: Omit<TextRule, 'most'>, notes: Notes): string {
  const written = readLine(value, { ...rule, most }, notes)
  if (written === '') return ''
  const text = withScheme(written)
  const [code, message] = objection(text) ?? []
  if (!code || !message) return text
  notes.refuse(rule.field, code, message)
  return ''
}

/** The site of the location. */
export function readWebsite(value: unknown, notes: Notes): string {
  const website = readWebAddress(value, { field: 'website', name: 'The website' }, notes)
  if (/^http:/i.test(website)) {
    notes.warn('website', 'website_not_https', 'Browsers call this address "not secure". Use the one with https://.')
  }
  return website
}
