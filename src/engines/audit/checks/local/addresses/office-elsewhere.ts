import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { addressesInSteps } from '#src/engines/audit/checks/business/places-of-site.ts'
import { againstEachOther, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { addressApartFrom } from '#src/engines/audit/checks/local/addresses/house-told-elsewhere.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { milesToSeats, type Seat, seatsOfSite } from '#src/engines/audit/checks/towns/seats.ts'
import { townOfWords } from '#src/engines/audit/checks/towns/town-of-words.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'

const sort = 'seat: '
/** The post calls the edge of a town by the name of the next. */
const next_door_miles = 5
const most = 8
const of_a_side = /^(?:north|south|east|west)\b/i

/** Does the sentence speak of the business: as "we", as nobody in a slogan, or by its name? */
function ownNames({ pages }: SiteView): (text: string) => boolean {
  const words = new Set(
    pages.slice(0, 20).flatMap(({ row }) =>
      row.names.flatMap(({ name }) =>
        plainName(name)
          .split(' ')
          .filter(word => word.length > 3),
      ),
    ),
  )
  return text => {
    const [name] = /^\W*(?:[A-Z][\w'’.&-]*,? (?:of |and |& )?){1,5}(?=(?:is|are) )/.exec(text) ?? []
    return (
      name === undefined ||
      /^\W*(?:we|our)\b/i.test(name) ||
      plainName(name)
        .split(' ')
        .some(word => words.has(word))
    )
  }
}

/** Is the town among those of the addresses? */
const isOwnTown = (words: string, seats: readonly Seat[]): boolean =>
  seats.some(({ city }) => {
    const [one, other] = [normalStreet(city), normalStreet(words.split(', ')[0] ?? '')]
    return one !== '' && (one.includes(other) || other.includes(one))
  })

type Told = ToldTerm & { page: SitePage }

/** Pages that speak of the business itself; articles and lists speak of others. */
function toldSeats({ pages }: SiteView): Generator<undefined, Told[]> {
  return flatMapInSteps(pages, page => {
    const { url, kind, row } = page
    if (kind === 'article' || kind === 'listing') return []
    return row.terms.filter(({ what }) => what.startsWith(sort)).map(term => ({ ...term, url, kind, page }))
  })
}

const wordsOf = ({ what }: Told) => what.slice(sort.length)

/** Without an address the pages are held against each other: a business is based in one town. */
function basedApart(site: SiteView, told: readonly Told[]): Outcome {
  const state = seatsOfSite(site)[0]?.state
  const isOwn = ownNames(site)
  const based = told.filter(({ text }) => /\b(?:based|headquartered)\b/i.test(text) && isOwn(text))
  const [first, ...others] = based.flatMap(one => {
    const town = state === undefined ? undefined : townOfWords(wordsOf(one), new Set([state]))
    return town ? [{ one, town }] : []
  })
  if (!first) return notApplicable
  const seat = { city: first.town.name, state: first.town.state, points: first.town.points }
  const apart = others.filter(
    ({ one, town }) => !isOwnTown(wordsOf(one), [seat]) && milesToSeats([seat], town.points) > next_door_miles,
  )
  return foundAll(apart.slice(0, most).map(({ one }) => againstEachOther(first.one, one)))
}

export const officeElsewhere: SiteCheck = {
  id: 'office-town-differs',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The text puts your office into another town than your address',
  why: 'Customers drive to the wrong place, search engines doubt where you are, and Google takes an office that is not there for a made-up one.',
  mend: 'Name the town of the address in the text as well, say “serving” of towns you only go to, or give the address of that office.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const printed = yield* addressesInSteps(site)
    const told = yield* toldSeats(site)
    if (printed.length === 0) return basedApart(site, told)
    if (told.length === 0) return foundAll([])
    const seats = seatsOfSite(site)
    const names = new Set(printed.map(({ key }) => key.split('|')[2] ?? ''))
    const cities = [...seats, ...[...names].map(city => ({ city, state: '', points: [] }))]
    // "Our Bandera location" stands on Bandera Road.
    const streets = [...new Set(printed.map(({ key }) => key.split('|')[0] ?? ''))]
    const isOfStreet = (words: string) => {
      const called = normalStreet(words.split(', ')[0] ?? '')
      return called !== '' && streets.some(street => ` ${street} `.includes(` ${called} `))
    }
    const states = new Set(seats.map(({ state }) => state))
    const isOwn = ownNames(site)
    const elsewhere = told.filter(one => {
      // The address of that office may be the one that is printed in part.
      if (one.page.row.has.address_in_part || isOwnTown(wordsOf(one), cities) || !isOwn(one.text)) return false
      if (isOfStreet(wordsOf(one))) return false
      const town = townOfWords(wordsOf(one), states)
      // "East Cobb" is a part of another town, and "Cobb" one far away.
      if (town && of_a_side.test(wordsOf(one)) && !of_a_side.test(town.name)) return false
      return town && milesToSeats(seats, town.points) > next_door_miles
    })
    const against = ({ url, line, text }: Told, address: string) => ({
      url,
      line,
      evidence: `“${text.slice(0, 110)}”; address: ${address.slice(0, 80)}`,
    })
    const houses = yield* flatMapInSteps(told, one => {
      const apart = isOwn(one.text) ? addressApartFrom(one, printed) : undefined
      return apart && !elsewhere.includes(one) ? [against(one, apart.text)] : []
    })
    const towns = elsewhere.map(one => against(one, printed[0]?.text ?? ''))
    return foundAll([...towns, ...houses].slice(0, most))
  }),
}
