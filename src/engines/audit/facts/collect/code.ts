import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** Text that shows code: templates in it are meant to be read. */
export function collectCode(reading: Reading, element: OpenElement, stands: boolean): void {
  if (!stands || element.hidden || reading.code.length >= 1_000) return
  const from = reading.text.position
  reading.atEnd(element, () => {
    reading.code.push({ from, to: reading.text.position })
  })
}
