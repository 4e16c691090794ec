import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { LinkTagFact } from '../types/head-facts.ts'
import type { ResourceKind } from '../types/script-facts.ts'
import { noteLeftovers } from './leftovers.ts'
import { noteResource, noteUrl } from './resources.ts'

export function collectLinkTag(reading: Reading, element: OpenElement): void {
  if (element.in_noscript || element.in_template) return
  const { attributes, found } = reading
  const rels = attributes.lower('rel').split(/\s+/, 20).filter(Boolean)
  const { written, url } = reading.address('href')
  const fact: LinkTagFact = {
    ...reading.place,
    rels,
    href: written,
    url,
    hreflang: attributes.get('hreflang'),
    media: attributes.get('media'),
    type: attributes.get('type'),
    sizes: attributes.get('sizes'),
    as: attributes.get('as'),
    integrity: attributes.get('integrity'),
    crossorigin: attributes.get('crossorigin'),
    disabled: attributes.has('disabled'),
    part: reading.part,
  }
  if (!reading.keep('link_tags', found.link_tags, fact, 'link_tags')) return
  if (written) noteLeftovers(reading, written, 'link@href', fact)
  const kind = resourceKind(rels, fact)
  if (kind) noteResource(reading, kind, url)
  else noteUrl(reading, url, `link ${rels[0] ?? ''}`)
}

function resourceKind(rels: readonly string[], fact: LinkTagFact): ResourceKind | null {
  if (rels.includes('stylesheet')) return rels.includes('alternate') || fact.disabled ? null : 'style'
  if (rels.includes('icon') || rels.includes('apple-touch-icon')) return 'icon'
  if (rels.includes('manifest')) return 'manifest'
  if (rels.includes('preload')) return fact.as === 'font' ? 'font' : 'preload'
  return rels.includes('modulepreload') ? 'preload' : null
}
