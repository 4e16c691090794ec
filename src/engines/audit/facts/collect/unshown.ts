import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** Out of sight on any screen. */
const far_off = /(?:^|[;\s])(?:left|right|top|text-indent)\s{0,3}:\s{0,3}-(?:9{4,6}|10000)px/i
/** What keeps machines from sending a form, and what a button says again, is shorter. */
const fewest = 120
const longest_style = 1_000
const most = 10

/** So far off that no screen shows it, whoever hears it read out. */
const off_every_screen =
  /(?:^|[;\s])(?:left|right|top|text-indent|margin-left)\s{0,3}:\s{0,3}-(?:\d{5,6}|[2-9]\d{3})(?:px|em)/i
/** The strip of a slideshow stands in its place, however far it was moved. */
const off_its_place = /position\s{0,3}:\s{0,3}(?:absolute|fixed)|text-indent/i

/** Links to other sites within count as hidden: nobody who looks at the page can follow them. */
function hideLinksWithin(reading: Reading, element: OpenElement, style: string): void {
  if (!off_every_screen.test(style) || !off_its_place.test(style)) return
  const { links } = reading.found
  const from = links.length
  reading.atEnd(element, () => {
    for (const link of links.slice(from)) if (!link.internal && link.kind === 'web') link.hidden = true
  })
}

/** A text put out of sight by its style, and kept from screen readers as well: nobody but machines is to read it. */
export function collectUnshown(reading: Reading, element: OpenElement): void {
  const style = reading.attributes.get('style')
  if (style?.includes('-') && style.length <= longest_style) hideLinksWithin(reading, element, style)
  if (!style?.includes(':-9') && !style?.includes(': -9') && !style?.includes('-10000px')) return
  const { found, place, text } = reading
  if (!element.aria_hidden || element.hidden || style.length > longest_style || !far_off.test(style)) return
  const from = text.position
  const fields = found.fields.length
  reading.atEnd(element, () => {
    const chars = text.position - from
    if (chars >= fewest && found.fields.length === fields && found.unshown.length < most)
      found.unshown.push({ ...place, chars })
  })
}
