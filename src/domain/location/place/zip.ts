import type { Notes } from '#src/domain/location/record/notes.ts'
import { stateName } from '#src/domain/us-states.ts'
import { statesOfZip } from './zip-prefixes.ts'

const form = /^(\d{5})(?:[- ]?(\d{4}))?$/

/** A ZIP code as the Postal Service writes it, `32202` or `32202-1234`; `null` for anything else. */
export function zipAsWritten(text: string): string | null {
  const parts = form.exec(text)
  if (!parts?.[1]) return null
  return parts[2] ? `${parts[1]}-${parts[2]}` : parts[1]
}

/** Refuses a ZIP code of another state. `zip` is written as above or empty, `state` is two letters or empty. */
export function refuseForeignZip(field: string, zip: string, state: string, notes: Notes): void {
  if (zip === '') return
  const states = statesOfZip(zip)
  if (states.length === 0) {
    notes.refuse(field, 'zip_unknown', `No ZIP code in the United States begins with ${zip.slice(0, 3)}.`)
  } else if (state !== '' && !states.includes(state)) {
    const where = states.map(stateName).join(' or ')
    notes.refuse(field, 'zip_not_in_state', `ZIP code ${zip} is in ${where}, not in ${stateName(state)}.`)
  }
}
