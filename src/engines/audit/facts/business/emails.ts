import type { PageText } from '../finish/page-text.ts'
import { limits } from '../limits.ts'
import { signal } from '../text-signals.ts'
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
  if (!text.may(signal.at)) return found
  for (const { 0: address, index } of text.said.matchAll(written)) {
    if (found.length >= limits.entries) break
    if (linked.has(address.toLowerCase())) continue
    found.push({ ...text.placeAt(index), address, from: 'text', region: text.regionAt(index) })
  }
  return found
}

function addressIn(href: string): string {
  const target = href.trim().slice('mailto:'.length).split('?')[0] ?? ''
  try {
    return decodeURIComponent(target).trim()
  } catch {
    return target.trim()
  }
}
