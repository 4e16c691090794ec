import { stateCode } from '#src/domain/us-states.ts'
import { detached } from '../detached.ts'
import { normalStreet, normalUnit } from './street-words.ts'

export type AddressParts = { street: string; unit: string; city: string; state: string; postal_code: string }

const unit_at_end =
  /[,\s]+#?((?:suite|ste|unit|apt|apartment|room|rm|bldg|building|floor|fl|space)\b\.?\s*#?\s*[\w-]+|#\s*[\w-]+|\d+(?:st|nd|rd|th) floor)\s*$/i

/** Parts a unit written into the street line: `12 Oak St, Ste 4`. */
export function partUnit(street: string): { street: string; unit: string } {
  const found = unit_at_end.exec(street)
  return found
    ? { street: street.slice(0, found.index).trim(), unit: (found[1] ?? '').trim() }
    : { street: street.trim(), unit: '' }
}

/** Addresses come again on every page of a site, and in several places of one page. */
const known = new Map<string, string>()
const most_known = 2_000
const longest_known = 300

/** Parts of an address in one spelling, joined by `|`: equal for two ways of writing one place. */
export function addressKey(parts: AddressParts): string {
  const written = [parts.street, parts.unit, parts.city, parts.state, parts.postal_code].join('\0')
  const before = known.get(written)
  if (before !== undefined) return before
  const key = keyOf(parts)
  if (written.length > longest_known) return key
  if (known.size >= most_known) known.clear()
  known.set(detached(written), detached(key))
  return key
}

function keyOf(parts: AddressParts): string {
  const { street, unit } = parts.unit === '' ? partUnit(parts.street) : parts
  const state = stateCode(parts.state) ?? parts.state.toUpperCase()
  const zip = /\d{5}/.exec(parts.postal_code)?.[0] ?? ''
  const city = normalStreet(parts.city)
  return [normalStreet(street), normalUnit(unit), city, state, zip].join('|')
}
