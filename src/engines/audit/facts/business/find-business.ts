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
  const links = saidLinks(reading)
  const addresses = findAddresses(text)
  yield
  const { nodes } = reading.entities
  const home_country = homeCountry({ url: reading.url, links, nodes, isAmerican: addresses.length > 0 })
  const phones = findPhones(text, reading.found, home_country)
  const tel_links = readTelLinks(links, home_country)
  const message_links = readMessageLinks(links, home_country)
  yield
  const hours = [...hoursInText(text), ...hoursInData(nodes)]
  yield
  const copyrights = findCopyrights(text)
  yield
  const maps = findMaps(reading)
  yield
  const profiles = findProfiles(reading)
  yield
  const names = findNames(reading, copyrights)
  yield
  const ages = findAges(reading, text, names)
  yield
  const terms = [...ages, ...(yield* findTerms(reading, text))]
  const emails = findEmails(text, links)
  yield
  const geo = findGeo(reading, text, maps)
  yield
  const prices = findPrices(text)
  yield
  const reviews = findReviews(reading, text, profiles)
  yield
  const bookings = findBookings(reading)
  yield
  const licences = findLicences(text)
  yield
  const claims = [...findClaims(reading, text), ...endsInData(nodes), ...formMailboxes(reading)]
  yield
  const authors = findAuthors(reading, text)
  yield
  return {
    home_country,
    phones,
    tel_links,
    message_links,
    emails,
    addresses,
    hours,
    names,
    copyrights,
    geo,
    profiles,
    maps,
    prices,
    reviews,
    bookings,
    licences,
    claims,
    terms,
    authors,
    dates: findDates(reading, text),
  }
}
