import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import { againstEachOther, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { milesToSeats, seatsOfSite } from '#src/engines/audit/checks/towns/seats.ts'
import { townOfWords } from '#src/engines/audit/checks/towns/town-of-words.ts'
import { founding_place } from '#src/engines/audit/facts/business/terms/places/founding-place.ts'

/** The post calls the edge of a town by the name of the next. */
const next_door_miles = 5
const most = 5

export const foundingPlaces: SiteCheck = {
  id: 'founding-place-differs',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The site names two towns in which you began',
  why: 'Where you come from is a reason to trust you. Two answers are a reason not to.',
  mend: 'Find out which town is right and write the same one everywhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const told = toldTerms(site, founding_place)
    if (told.length < 2 || hasSeveralPlaces(site)) return notApplicable
    const states = new Set(seatsOfSite(site).map(({ state }) => state))
    const [first, ...others] = told.flatMap(one => {
      const town = townOfWords(one.what.slice(founding_place.length), states)
      return town ? [{ one, town }] : []
    })
    if (!first) return notApplicable
    const seat = { city: first.town.name, state: first.town.state, points: first.town.points }
    const apart = others.filter(({ town }) => milesToSeats([seat], town.points) > next_door_miles)
    return foundAll(apart.slice(0, most).map(({ one }) => againstEachOther(first.one, one)))
  },
}
