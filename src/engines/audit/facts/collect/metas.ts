import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { noteLeftovers } from './leftovers.ts'
import { noteUrl } from './resources.ts'

const urls = new Set(['og:image', 'og:url', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'og:video'])

/** Metas inside noscript and template are not the document's, as long as scripts run. */
export function collectMeta(reading: Reading, element: OpenElement): void {
  if (element.in_noscript || element.in_template) return
  const { attributes, found } = reading
  const content = attributes.text('content')
  const meta = {
    ...reading.place,
    name: attributes.lower('name').slice(0, 200),
    property: attributes.lower('property').slice(0, 200),
    http_equiv: attributes.lower('http-equiv').slice(0, 200),
    itemprop: attributes.text('itemprop').slice(0, 200),
    content: reading.cut('meta', content, 'candidates'),
    part: reading.part,
  }
  const charset = attributes.get('charset')
  if (charset !== null) noteCharset(reading, charset, 'meta-charset')
  else if (meta.http_equiv === 'content-type') {
    const named = /charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1]
    if (named) noteCharset(reading, named, 'meta-http-equiv')
  }
  if (!reading.keep('metas', found.metas, meta, 'metas') || content === '') return
  const name = meta.property || meta.name
  noteLeftovers(reading, meta.content, 'meta@content', meta)
  if (urls.has(name)) noteUrl(reading, reading.addresses.resolve(content), name)
}

function noteCharset(reading: Reading, charset: string, from: 'meta-charset' | 'meta-http-equiv'): void {
  const in_first_1024 = reading.offset < 1_024
  const fact = { ...reading.place, charset: charset.trim().toLowerCase().slice(0, 60), from, in_first_1024 }
  reading.keep('charsets', reading.found.charsets, fact, 'evidence')
}
