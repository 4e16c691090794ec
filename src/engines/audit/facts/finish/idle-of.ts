import { actsInCode, mayActOn } from '#src/engines/audit/facts/scripts/acts-in-code.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { Reading } from '../reading/reading.ts'
import type { IdleFact } from '../types/control-facts.ts'

/** Of more only the beginning is looked at. */
const most_code = 200_000

/** What no code of the page itself has a word of. What its files do is looked at once the site is read. */
export function idleOf(reading: Reading): IdleFact[] {
  const { idle, scripts, links } = reading.found
  if (idle.length === 0 || reading.listening_code.length > most_code) return []
  if (scripts.some(({ url }) => url !== null && !url.startsWith(reading.own_prefix) && !isHarmlessScript(url)))
    return []
  const opening = new Set(links.flatMap(({ opens, offset }) => (opens ? [offset] : [])))
  const acts = actsInCode(reading.listening_code)
  return idle.filter(one => !opening.has(one.offset) && !mayActOn(acts, one))
}
