import { decodeText } from '../reading/decode.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { collapse } from '../reading/visible-text.ts'
import { noteLeftovers } from './leftovers.ts'
import { collectFrameVeil } from './veils.ts'

export function collectHtml(reading: Reading, element: OpenElement): void {
  const { attributes, found } = reading
  collectFrame(reading, element)
  found.html ??= {
    ...reading.place,
    lang: attributes.get('lang'),
    xml_lang: attributes.get('xml:lang'),
    dir: attributes.get('dir'),
    amp: attributes.has('amp'),
  }
}

/** A start tag of html, head or body, of which a document has one each. */
export function collectFrame(reading: Reading, element: OpenElement): void {
  const { name, in_template, in_noscript } = element
  collectFrameVeil(reading, element)
  if (in_template || in_noscript) return
  reading.keep('frame_tags', reading.found.frame_tags, { ...reading.place, element: name }, 'evidence')
}

export function collectBase(reading: Reading): void {
  const { attributes, found } = reading
  const href = attributes.get('href')
  if (found.base || href === null) return
  const url = reading.addresses.rebase(href)
  found.base = { ...reading.place, href: reading.cut('base', href, 'url'), url, target: attributes.get('target') }
}

/** Titles in templates belong to no document; those in SVG never come here. */
export function collectTitle(reading: Reading, element: OpenElement, stands: boolean): void {
  if (!stands || element.in_template || element.in_noscript) return
  const { place, part } = reading
  startRawText(reading)
  reading.atEnd(element, () => {
    const text = collapse(decodeText(takeRawText(reading))).trim()
    const title = { ...place, text: reading.cut('title', text), part }
    if (reading.keep('titles', reading.found.titles, title, 'titles'))
      noteLeftovers(reading, title.text, 'title', place)
  })
}

/** Begins to collect the text of a script, a style or a title. */
export function startRawText(reading: Reading): void {
  reading.raw_text = ''
  reading.raw_seen = 0
  reading.raw_offset = reading.tag_end
  reading.raw_line = reading.source.lineAt(reading.tag_end)
}

export function takeRawText(reading: Reading): string {
  const text = reading.raw_text
  reading.raw_text = ''
  return text
}
