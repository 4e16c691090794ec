import { limits } from '../limits.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { startRawText, takeRawText } from './head.ts'
import { collectPaintedByRules } from './painted.ts'
import { freesColumns } from './stuck-columns.ts'
import { collectVeils } from './veils.ts'

/** An icon that is not there yet is better blank than a letter. */
const of_icons =
  /font-family\s*:\s*["']?[\w -]{0,40}(?:awesome|icon|glyph|symbols|fontello|themify|feather|slick|swiper)/i

const imported = /@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,500})/gi

export function collectStyle(reading: Reading, element: OpenElement, stands: boolean): void {
  startRawText(reading)
  if (stands && element.in_noscript) reading.found.has_noscript_style = true
  if (!stands || element.in_template || element.in_noscript) return
  const fact = {
    ...reading.place,
    media: reading.attributes.get('media'),
    part: reading.part,
    inline_chars: 0,
    imports: [] as string[],
    font_faces: 0,
    font_faces_without_display: 0,
  }
  if (!reading.keep('styles', reading.found.styles, fact)) return
  const { raw_line } = reading
  reading.atEnd(element, () => {
    fact.inline_chars = reading.raw_seen
    const text = takeRawText(reading)
    if (text.includes('@import')) {
      for (const match of text.matchAll(imported)) if (fact.imports.length < 20) fact.imports.push(match[1] ?? '')
    }
    if (freesColumns(text)) reading.found.frees_columns = true
    collectVeils(reading, text, fact)
    collectPaintedByRules(reading, text, { line: raw_line, offset: fact.offset })
    let at = text.indexOf('@font-face')
    while (at >= 0 && fact.font_faces < limits.matches) {
      const end = text.indexOf('}', at)
      const rule = text.slice(at, end < 0 ? at + 2_000 : Math.min(end, at + 2_000))
      if (!of_icons.test(rule)) {
        fact.font_faces++
        if (!rule.includes('font-display')) fact.font_faces_without_display++
      }
      at = text.indexOf('@font-face', at + 10)
    }
  })
}
