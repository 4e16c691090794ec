import { type BookingLink, bookingKinds } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readChoice, readFields, readList, readNeeded, refuseTwins } from '#src/domain/location/record/read-shapes.ts'
import { readWebAddress } from './web-address.ts'

const field = 'booking_links'

function readLink(value: unknown, at: string, notes: Notes): BookingLink {
  const given = readFields(value, at, notes)
  const kind = readChoice(given.kind, { field: `${at}.kind`, choices: bookingKinds, fallback: 'booking' }, notes)
  const url = readNeeded(
    () => readWebAddress(given.url, { field: `${at}.url`, name: 'The link' }, notes),
    { field: `${at}.url`, message: 'Give the address that the link leads to.' },
    notes,
  )
  if (/^http:/i.test(url)) notes.refuse(`${at}.url`, 'not_https', 'Customers leave their data there: use https://.')
  return { kind, url }
}

/** Where customers book, order, reserve, or read the menu. */
export function readBookingLinks(value: unknown, notes: Notes): BookingLink[] {
  const given = readList(value, { field, name: 'Booking, order and menu links', most: 20 }, notes)
  const links = given.map((link, at) => readLink(link, `${field}.${at}`, notes))
  refuseTwins(links, { field, name: 'This link', key: ({ kind, url }) => url && `${kind} ${url}` }, notes)
  return links
}
