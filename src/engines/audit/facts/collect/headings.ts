import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { HeadingFact } from '../types/structure-facts.ts'

const asks = /\?\s*$|^(?:how|what|when|where|why|who|which|can|do|does|is|are|should|will)\b.{8,}/i

/** `expModalTitle`, `result-heading`: the name by which a script finds where to write. */
const filled_by_id =
  /[a-z0-9](?:[-_]?(?:Title|Heading|Headline|Label|Text|Name|Message)|[-_](?:title|heading|headline|label|text|name|message))$/

function isConcealed({ attributes }: Reading): boolean {
  const style = attributes.get('style')
  if (style === null || attributes.has('id') || attributes.custom + attributes.handlers > 0) return false
  return /\bdisplay:\s?none/i.test(style.slice(0, 300))
}

export function collectHeading(reading: Reading, element: OpenElement, stands: boolean): void {
  if (element.in_template || element.in_noscript) return
  const heading = {
    ...reading.place,
    level: Number(element.name.charAt(1)) as HeadingFact['level'],
    text: '',
    name: '',
    region: element.region,
    pictures: 0,
    hidden: element.hidden,
    concealed: element.hidden && isConcealed(reading),
    is_question: false,
    words_after: 0,
    text_after: '',
    block: reading.text.blocks.length,
  }
  const awaits_script = element.aria_hidden || filled_by_id.test(reading.attributes.text('id'))
  const label = reading.attributes.text('aria-label')
  if (!reading.keep('headings', reading.found.headings, heading, 'headings') || !stands) return
  reading.capture(capture => {
    heading.pictures = capture.images
    heading.text = reading.cut('heading', capture.text)
    heading.name = reading.cut('heading', label || capture.name)
    // Empty in a dialog that is not open, or under the name of its words: a script writes it.
    if (awaits_script && heading.text === '') heading.hidden = true
    heading.is_question = asks.test(heading.text)
    heading.block = reading.text.blocks.length
  })
}
