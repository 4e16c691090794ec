import { endCapturesFrom } from './capture.ts'
import type { Reading } from './reading.ts'

/** Ends the innermost open element. */
export function closeElement(reading: Reading): void {
  const depth = reading.open.depth - 1
  const element = reading.open.current
  if (element.tag.breaks) {
    reading.text.break()
    for (const capture of reading.captures) capture.add(' ', true, true)
  }
  if (!element.ended) endCapturesFrom(reading.captures, depth)
  if (element.at_end) for (const end of element.at_end) end()
  reading.open.pop()
}
