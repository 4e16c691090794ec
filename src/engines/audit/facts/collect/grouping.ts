import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** Until it ends, fields stand in a group that tells what they have in common. */
export function noteGrouping(reading: Reading, element: OpenElement, stands: boolean): void {
  if (!stands) return
  reading.groupings++
  reading.atEnd(element, () => {
    reading.groupings--
  })
}
