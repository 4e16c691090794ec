import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** A `<time>`. */
export function collectSignal(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes } = reading
  const marks = `${attributes.lower('itemprop')} ${attributes.lower('class')}`
  const signal = {
    ...reading.place,
    kind: 'time' as const,
    text: '',
    datetime: (attributes.get('datetime') ?? '').slice(0, 100),
    published: /publish|entry-date|posted|datecreated/.test(marks) && !/updated|modified/.test(marks),
    modified: /updated|modified/.test(marks),
  }
  if (element.hidden || !stands || !reading.keep('dates', reading.found.signals, signal, 'evidence')) return
  reading.capture(capture => {
    signal.text = capture.text.slice(0, 100)
  })
}
