import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** A `<time>`. */
export function collectTime(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes } = reading
  const marks = `${attributes.lower('itemprop')} ${attributes.lower('class')}`
  const time_fact = {
    ...reading.place,
    text: '',
    datetime: (attributes.get('datetime') ?? '').slice(0, 100),
    published: /publish|entry-date|posted|datecreated/.test(marks) && !/updated|modified/.test(marks),
    modified: /updated|modified/.test(marks),
  }
  if (element.hidden || !stands || !reading.keep('dates', reading.found.times, time_fact, 'evidence')) return
  reading.capture(capture => {
    time_fact.text = capture.text.slice(0, 100)
  })
}
