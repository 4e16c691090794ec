import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { collapse } from '../reading/visible-text.ts'
import type { DataValue } from '../types/structured-data-facts.ts'

/** The attribute that holds an element's property value (HTML standard, "Values" of microdata); RDFa reads the same. */
const value_attributes: Record<string, string> = {
  meta: 'content',
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
}

const not_an_address = new Set(['content', 'value', 'datetime'])

/**
 * The value as the standard has it: what stands in an attribute for addresses is resolved against the page.
 * "#" leads nowhere and is kept as it is; so is what a template left unfilled.
 */
function resolved(reading: Reading, attribute: string, written: string): string {
  if (not_an_address.has(attribute) || written === '' || /^#|[{[<%]|^[a-z][a-z\d+.-]*:/i.test(written)) return written
  return reading.addresses.resolve(written) ?? written
}

export function textValue(text: string): DataValue {
  return { kind: 'text', text: text.length > 4_096 ? text.slice(0, 4_096) : text }
}

/** What an attribute says an element's value is; `null` when the value is its text. */
export function attributeValue(reading: Reading, element: OpenElement): string | null {
  const { attributes } = reading
  const content = attributes.get('content')
  if (content !== null) return content.trim()
  const attribute = value_attributes[element.name]
  if (!attribute) return null
  const value = attributes.get(attribute)
  return value === null ? (element.tag.empty ? '' : null) : resolved(reading, attribute, value.trim())
}

/** Hands over the element's text when it ends. Long texts are cut as every collected text is. */
export function textWhenEnded(reading: Reading, stands: boolean, use: (value: DataValue) => void): void {
  if (!stands) {
    use(textValue(''))
    return
  }
  reading.capture(capture => use(textValue(collapse(capture.text).trim())))
}
