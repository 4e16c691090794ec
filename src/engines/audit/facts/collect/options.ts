import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

const longest = 60
/** Longer lists are those of states and years. */
const most = 40

/** An entry of a select, kept with the field that it answers; one with an empty value asks to choose. */
export function collectOption(reading: Reading, _element: OpenElement, stands: boolean): void {
  const { attributes, found } = reading
  const field = found.fields.length - 1
  if (found.fields[field]?.element !== 'select' || !stands) return
  const is_hint = attributes.get('value') === '' || attributes.has('disabled')
  const label = attributes.text('label')
  const value = attributes.get('value')
  const last = found.options.at(-1)
  const options = last?.field === field ? last : { field, hint: '', texts: [], values: [] }
  if (options !== last && !reading.keep('options', found.options, options)) return
  if (options.texts.length >= most) return
  reading.capture(capture => {
    const text = (capture.text || label).slice(0, longest)
    if (is_hint) options.hint ||= text
    else if (text !== '') {
      options.texts.push(text)
      options.values.push((value ?? text).trim().slice(0, longest))
    }
  })
}
