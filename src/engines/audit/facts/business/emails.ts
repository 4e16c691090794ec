import type { PageText } from '../finish/page-text.ts'
import { limits } from '../limits.ts'
import { signal } from '../signal.ts'
import type { EmailFact } from '../types/business-facts.ts'
import type { LinkFact } from '../types/link-facts.ts'

const written = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}\b/gi

/** Addresses of mailto: links, and those in the visible text that no link has. */
export function findEmails(text: PageText, links: readonly LinkFact[]): EmailFact[] {
  const found: EmailFact[] = []
  const linked = new Set<string>()
  for (const { kind, href, line, offset, region } of links) {
    if (kind !== 'mailto') continue
    const address = addressIn(href ?? '')
    linked.add(address.toLowerCase())
    found.push({ line, offset, address, from: 'mailto', region })
  }
  for (const { start, text: whole, region } of text.blocksThatMay(signal.at)) {
    for (const match of text.said.slice(start, start + whole.length).matchAll(written)) {
      if (found.length >= limits.entries) return found
      const index = start + match.index
      const address = ownPart(text, match[0], index)
      if (endsAsOneOf(linked, address.toLowerCase())) continue
      found.push({ ...text.placeAt(index), address, from: 'text', region })
    }
  }
  return found
}

const run_together = /^(?:e-?mail(?: ?us)?|mail|contact|write)/i

/** `<b>Email</b><a>sales<wbr>@…</a>` runs together, and is the address of the link. */
function endsAsOneOf(linked: ReadonlySet<string>, address: string): boolean {
  if (linked.has(address)) return true
  const [name = '', host = ''] = address.split('@')
  const label = run_together.exec(name)?.[0] ?? ''
  return label !== '' && linked.has(`${name.slice(label.length)}@${host}`)
}

/** Styles may set elements apart that the text runs together: `<b>Email</b><i>info@…</i>`. */
function ownPart(text: PageText, shown: string, index: number): string {
  const { from, to } = text.nodeAt(index + shown.indexOf('@'))
  if (from <= index && to >= index + shown.length) return shown
  const inside = text.said.slice(Math.max(from, index), Math.min(to, index + shown.length))
  return inside.match(written)?.[0] ?? shown
}

/** A stop at the end of an address is a slip, and whose address it is stays plain. */
const withoutStop = (address: string) => address.trim().replace(/\.$/, '')

function addressIn(href: string): string {
  const target = href.trim().slice('mailto:'.length).split('?')[0] ?? ''
  try {
    return withoutStop(decodeURIComponent(target))
  } catch {
    return withoutStop(target)
  }
}
