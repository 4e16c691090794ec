import { normalStreet, normalUnit } from './street-words.ts'
import { stateCode } from './us-states.ts'

export type AddressParts = { street: string; unit: string; city: string; state: string; postal_code: string }

const unit_at_end =
  /[,\s]+((?:suite|ste|unit|apt|apartment|room|rm|bldg|building|floor|fl|space)\b\.?\s*#?\s*[\w-]+|#\s*[\w-]+|\d+(?:st|nd|rd|th) floor)\s*$/i

/** Parts a unit written into the street line: `12 Oak St, Ste 4`. */
export function partUnit(street: string): { street: string; unit: string } {
  const found = unit_at_end.exec(street)
  return found
    ? { street: street.slice(0, found.index).trim(), unit: (found[1] ?? '').trim() }
    : { street: street.trim(), unit: '' }
}

/** Parts of an address in one spelling, joined by `|`: equal for two ways of writing one place. */
export function addressKey(parts: AddressParts): string {
  const { street, unit } = parts.unit === '' ? partUnit(parts.street) : parts
  const state = stateCode(parts.state) ?? parts.state.toUpperCase()
  const zip = /\d{5}/.exec(parts.postal_code)?.[0] ?? ''
  const city = normalStreet(parts.city)
  return [normalStreet(street), normalUnit(unit), city, state, zip].join('|')
}
