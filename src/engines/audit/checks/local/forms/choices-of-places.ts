import { addressesOfSite, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { onlyTownIn } from '#src/engines/audit/checks/towns/towns.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'
import { between_choices, choice_terms } from '#src/engines/audit/facts/business/terms/answers/choices.ts'

const most = 3

const cityOf = ({ key }: PlacedAddress) => key.split('|')[2] ?? ''
const stateOf = ({ key }: PlacedAddress) => key.split('|')[3] ?? ''
/** "barnard" of "318 barnard st". */
const streetOf = ({ key }: PlacedAddress) =>
  (key.split('|')[0] ?? '')
    .replace(/^[\d-]+\w? (?:[nsew]{1,2} )?/, '')
    .replace(/ (?:st|ave|rd|blvd|dr|ln|hwy|pkwy|ct|cir|way|pl)$/, '')

function isMeant(option: string, place: PlacedAddress): boolean {
  const [city, street] = [cityOf(place), streetOf(place)]
  return (city.length > 2 && option.includes(city)) || (street.length > 2 && option.includes(street))
}

/** The places that customers can reach: shown with a number of their own. */
function reachablePlaces(printed: readonly PlacedAddress[]): PlacedAddress[] {
  return placesAmong(printed).filter(place => cityOf(place) !== '' && !/^po ?box/.test(place.key))
}

export const choicesOfPlaces: SiteCheck = {
  id: 'form-offers-other-places',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A form lets customers choose from other places than you have',
  why: 'Whoever wants the place that is missing gives up, or asks at the wrong one; a place that is closed gets requests that nobody reads.',
  mend: 'Offer every place that your site presents in the form, and none besides.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const places = reachablePlaces(addressesOfSite(site))
    if (places.length < 2) return notApplicable
    const offered = site.pages.flatMap(({ url, row }) =>
      row.terms.filter(({ what }) => what === choice_terms.places).map(term => ({ ...term, url })),
    )
    const once = [...new Map(offered.toReversed().map(term => [term.text, term])).values()].reverse()
    const wrong = once.flatMap(({ url, line, text }): Occurrence[] => {
      const options = text.split(between_choices).map(option => ({ shown: option, plain: normalStreet(option) }))
      const meant = options.filter(({ plain }) => places.some(place => isMeant(plain, place)))
      // Fewer are choices of something else.
      if (meant.length < 2 || meant.length * 2 < options.length) return []
      const missing = places.filter(place => !options.some(({ plain }) => isMeant(plain, place)))
      const unknown = options.filter(
        ({ shown, plain }) =>
          !places.some(place => isMeant(plain, place)) &&
          places.some(place => onlyTownIn(shown.split(',')[0] ?? '', stateOf(place))),
      )
      const [first, stranger] = [missing[0], unknown[0]]
      if (first) {
        const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
        return [{ url, line, evidence: `offers ${text.slice(0, 120)}; not “${first.text.slice(0, 80)}”${others}` }]
      }
      return stranger ? [{ url, line, evidence: `offers “${stranger.shown}”; no page gives an address there` }] : []
    })
    return foundAll(wrong.slice(0, most))
  },
}
