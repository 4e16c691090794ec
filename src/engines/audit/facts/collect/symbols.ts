import { detached } from '../detached.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

const most_letters = 120
const most = 100

/** A drawing that stands elsewhere on the page under an id: `<use href="#phone">`. */
export function collectUse(reading: Reading, element: OpenElement): void {
  if (element.in_template || element.in_noscript) return
  const { attributes, found, place } = reading
  const to = (attributes.get('href') ?? attributes.get('xlink:href') ?? '').trim()
  if (!/^#[\w-]/.test(to) || to.length > most_letters) return
  if (found.symbols_used.length < most) found.symbols_used.push({ ...place, id: detached(to.slice(1)) })
}
