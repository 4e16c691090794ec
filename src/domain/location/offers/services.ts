import type { OfferedService } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readFields, readList, readNeeded, refuseTwins } from '#src/domain/location/record/read-shapes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'

const field = 'services'

function readService(value: unknown, at: string, notes: Notes): OfferedService {
  const given = readFields(value, at, notes)
  const name = readNeeded(
    () => readLine(given.name, { field: `${at}.name`, name: 'The name of the service', most: 140 }, notes),
    { field: `${at}.name`, message: 'Name the service, such as "Drain cleaning".' },
    notes,
  )
  return {
    name,
    description: readLine(given.description, { field: `${at}.description`, name: 'The description', most: 300 }, notes),
    price: readLine(given.price, { field: `${at}.price`, name: 'The price', most: 40 }, notes),
  }
}

/** What the shop does, as its own list. Lengths are those that Google Business Profile shows: 140 and 300 characters. */
export function readServices(value: unknown, notes: Notes): OfferedService[] {
  const given = readList(value, { field, name: 'Services', most: 100 }, notes)
  const services = given.map((service, at) => readService(service, `${field}.${at}`, notes))
  refuseTwins(services, { field, name: 'This service', key: ({ name }) => name.toLowerCase() }, notes)
  return services
}
