import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { tagNamed } from '../reading/tags.ts'
import { noteLeftovers } from './leftovers.ts'
import { noteResource } from './resources.ts'

const link = tagNamed('a')
const button = tagNamed('button')
const lazy_sources = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy']
const sized =
  /(?:^|;)\s*(?:aspect-ratio\s*:|width\s*:[^;]+;(?:.*;)?\s*height\s*:|height\s*:[^;]+;(?:.*;)?\s*width\s*:)/i

export function collectImage(reading: Reading, element: OpenElement): void {
  const { attributes, found } = reading
  if (reading.picture) reading.picture.has_img = true
  const { written, url } = reading.address('src')
  const alt = attributes.get('alt')
  const label = attributes.text('aria-label') || attributes.text('title')
  for (const capture of reading.captures) {
    capture.images++
    const name = alt?.trim() || attributes.text('aria-label')
    if (name && !element.aria_hidden) capture.addName(name)
    else if (label) capture.addTitle(label)
  }
  const style = attributes.get('style')
  const fact = {
    ...reading.place,
    src: written,
    url: url?.startsWith('data:') ? null : url,
    alt: alt === null ? null : reading.cut('alt', alt),
    label: reading.cut('label', label),
    width: attributes.get('width'),
    height: attributes.get('height'),
    sized_by_style: style !== null && style.length < 2_000 && sized.test(style),
    loading: attributes.get('loading'),
    fetchpriority: attributes.get('fetchpriority'),
    srcset: candidates(reading, 'srcset'),
    sizes: attributes.get('sizes'),
    lazy_src: lazySource(reading),
    role: attributes.lower('role'),
    aria_hidden: element.aria_hidden,
    in_link: reading.open.count(link) > 0,
    in_button: reading.open.count(button) > 0,
    in_picture: reading.picture !== null,
    hidden: element.hidden,
    in_noscript: element.in_noscript,
    marked: attributes.custom > 0 || attributes.has('id'),
    region: element.region,
  }
  if (!reading.keep('images', found.images, fact, 'images')) return
  if (alt) noteLeftovers(reading, alt, 'img@alt', fact)
  if (element.in_template) return
  noteResource(reading, 'image', fact.url)
  const insecure = fact.srcset?.includes('http:')
    ? /(?:^|,|\s)(http:\/\/[^\s,]{4,500})/.exec(fact.srcset)?.[1]
    : undefined
  if (insecure !== undefined && insecure !== fact.url) noteResource(reading, 'image', insecure)
}

/** A picture of an AMP page is no image to browsers; its words are looked at all the same. */
export function collectAmpImage(reading: Reading): void {
  const alt = reading.attributes.get('alt')
  if (alt) noteLeftovers(reading, alt, 'img@alt', reading.place)
}

function candidates(reading: Reading, attribute: string): string | null {
  const written = reading.attributes.get(attribute)
  return written === null ? null : reading.cut(attribute, written, 'candidates')
}

function lazySource(reading: Reading): string | null {
  for (const name of lazy_sources) {
    const source = reading.attributes.get(name)
    if (source) return reading.cut('lazy_src', source, 'url')
  }
  return candidates(reading, 'data-srcset')
}
