import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** Words by which a drawing says that it shows nothing real. In `Wells RoofingExample` two labels stand side by side. */
const example =
  /(?:\b|(?<=[\p{Ll}\d.)]))(?:Example|Sample|Illustration|EXAMPLE|SAMPLE)\b|\b(?:example|sample|fictional|made-up)\b/u
const most = 1_000

function noteUnsaid(reading: Reading, element: OpenElement, isUnsaid: () => boolean): void {
  if (reading.unsaid.length >= most) return
  const from = reading.text.position
  const from_offset = reading.offset
  reading.atEnd(element, () => {
    if (isUnsaid()) reading.unsaid.push({ from, to: reading.text.position, from_offset, to_offset: reading.offset })
  })
}

/** Text that is struck out stands corrected: it says nothing of the business any more. */
export function collectStruck(reading: Reading, element: OpenElement, stands: boolean): void {
  if (stands && !element.hidden) noteUnsaid(reading, element, () => true)
}

/** A figure whose label or caption calls it an example: what stands in it belongs to nobody. */
export function collectFigure(reading: Reading, element: OpenElement, stands: boolean): void {
  if (!stands || element.hidden) return
  const figure = { is_example: example.test(reading.attributes.text('aria-label')) }
  reading.figures.push(figure)
  noteUnsaid(reading, element, () => figure.is_example)
  reading.atEnd(element, () => {
    reading.figures.splice(reading.figures.lastIndexOf(figure), 1)
  })
}

export function collectCaption(reading: Reading, _: OpenElement, stands: boolean): void {
  const figure = reading.figures.at(-1)
  if (!figure || !stands) return
  reading.capture(capture => {
    figure.is_example ||= example.test(capture.text)
  })
}
