import type { PageText } from '../finish/page-text.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Reading } from '../reading/reading.ts'
import type { LinkFact } from '../types/link-facts.ts'
import { findAddresses } from './addresses.ts'
import { findClaims } from './claims.ts'
import { findCopyrights } from './copyright.ts'
import { findAuthors, findDates } from './dates-and-authors.ts'
import { findEmails } from './emails.ts'
import { endsInData } from './ends-in-data.ts'
import { formMailboxes } from './form-mailboxes.ts'
import { findGeo } from './geo.ts'
import { homeCountry } from './home-country.ts'
import { hoursInData } from './hours-in-data.ts'
import { hoursInText } from './hours-in-text.ts'
import { findMaps } from './maps.ts'
import { findNames } from './names.ts'
import { findBookings, findLicences, findPrices } from './offers.ts'
import { findPhones } from './phones.ts'
import { findProfiles } from './profiles.ts'
import { findReviews } from './reviews.ts'
import { readMessageLinks, readTelLinks } from './tel-links.ts'
import { findTerms } from './terms/find-terms.ts'
import { findAges } from './terms/standing/age.ts'

type BusinessFacts = Pick<
  PageFacts,
  | 'home_country'
  | 'phones'
  | 'tel_links'
  | 'message_links'
  | 'emails'
  | 'addresses'
  | 'hours'
  | 'names'
  | 'copyrights'
  | 'geo'
  | 'profiles'
  | 'maps'
  | 'prices'
  | 'reviews'
  | 'bookings'
  | 'licences'
  | 'claims'
  | 'terms'
  | 'authors'
  | 'dates'
>

/** Links outside what is struck out or an example. */
function saidLinks({ found, unsaid }: Reading): readonly LinkFact[] {
  if (unsaid.length === 0) return found.links
  const isUnsaid = (at: number) => unsaid.some(({ from_offset, to_offset }) => at >= from_offset && at < to_offset)
  return found.links.filter(({ offset, kind }) => kind === 'web' || !isUnsaid(offset))
}

/** What the page says of the business: step by step, so that a caller may let others run in between. */
export function* findBusiness(reading: Reading, text: PageText): Generator<undefined, BusinessFacts> {
  const { tel_links } = reading.found
  const links = saidLinks(reading)
  const addresses = findAddresses(text)
  yield
  const { nodes } = reading.entities
  const home_country = homeCountry({ url: reading.url, links, nodes, isAmerican: addresses.length > 0 })
  const phones = findPhones(text, tel_links, home_country)
  yield
  const hours = [...hoursInText(text), ...hoursInData(nodes)]
  yield
  const copyrights = findCopyrights(text)
  const maps = findMaps(reading)
  const profiles = findProfiles(reading)
  yield
  const names = findNames(reading, copyrights)
  const terms = [...findAges(reading, text, names), ...findTerms(reading, text)]
  yield
  return {
    home_country,
    phones,
    tel_links: readTelLinks(links, home_country),
    message_links: readMessageLinks(links, home_country),
    emails: findEmails(text, links),
    addresses,
    hours,
    names,
    copyrights,
    geo: findGeo(reading, text, maps),
    profiles,
    maps,
    prices: findPrices(text),
    reviews: findReviews(reading, text, profiles),
    bookings: findBookings(reading),
    licences: findLicences(text),
    claims: [...findClaims(reading, text), ...endsInData(nodes), ...formMailboxes(reading)],
    terms,
    authors: findAuthors(reading, text),
    dates: findDates(reading, text),
  }
}
