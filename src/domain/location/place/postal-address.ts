import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { refuseForeignZip, zipAsWritten } from './zip.ts'

export type PostalAddress = Pick<LocationRecord, 'address_line_1' | 'address_line_2' | 'city' | 'state' | 'zip'>

/** Google takes at most five lines of 80 characters; two and the line with the city are all that a US address needs. */
const most = 80

export function readState(value: unknown, field: string, notes: Notes): string {
  const written = readLine(value, { field, name: 'The state', most: 30 }, notes)
  const code = stateCode(written.length === 2 ? written.toUpperCase() : written)
  if (written !== '' && !code) notes.refuse(field, 'unknown_state', 'Write the state as its two letters, such as FL.')
  return code ?? ''
}

function readZip(value: unknown, notes: Notes): string {
  const written = readLine(value, { field: 'zip', name: 'The ZIP code', most: 20 }, notes)
  const zip = written === '' ? '' : zipAsWritten(written)
  if (zip === null) notes.refuse('zip', 'zip_form', 'A ZIP code has five digits, or five and four: 32202-1234.')
  return zip ?? ''
}

/** An address in the United States, or as much of it as is told. */
export function readAddress(given: Record<string, unknown>, notes: Notes): PostalAddress {
  const address = {
    address_line_1: readLine(
      given.address_line_1,
      { field: 'address_line_1', name: 'The street and number', most },
      notes,
    ),
    address_line_2: readLine(given.address_line_2, { field: 'address_line_2', name: 'The second line', most }, notes),
    city: readLine(given.city, { field: 'city', name: 'The city', most }, notes),
    state: readState(given.state, 'state', notes),
    zip: readZip(given.zip, notes),
  }
  refuseForeignZip('zip', address.zip, address.state, notes)
  return address
}

const post_office_box = /\bp\.?\s?o\.?\s?box\b|\bpost office box\b|\bpob\s?\d/i
const rented_mailbox =
  /\bpmb\b|\bprivate mail\s?box\b|\bmail\s?box(?:es)?\b|\bups store\b|\bpostnet\b|\bpostal annex\b|\bregus\b|\bvirtual office\b|\bipostal1?\b|\bc\/o\b/i

/** Google lists no business at a mailbox: https://support.google.com/business/answer/3038177 */
export function warnOfMailbox({ address_line_1, address_line_2 }: PostalAddress, notes: Notes): void {
  for (const [field, line] of Object.entries({ address_line_1, address_line_2 })) {
    if (post_office_box.test(line)) {
      notes.warn(field, 'address_po_box', 'Nobody can visit a P.O. box, and Google lists no business at one.')
    }
    if (rented_mailbox.test(line)) {
      notes.warn(field, 'address_mailbox', 'This looks like a rented mailbox. Google lists no business at one.')
    }
  }
}
