import { peopleOfSite } from '#src/engines/audit/checks/business/people-of-site.ts'
import {
  againstEachOther,
  type ToldTerm,
  termsBySubject,
  toldTerms,
} from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { places_told } from '#src/engines/audit/facts/business/terms/places/places-told.ts'
import { way_to } from '#src/engines/audit/facts/business/terms/places/ways-to-places.ts'
import { average_of } from '#src/engines/audit/facts/business/terms/terms-in-data.ts'

const at_least = /\b(?:over|more than|at least)\b|\+/i

/** "Over 100" and "137" both hold. */
function isOther(one: ToldTerm, other: ToldTerm): boolean {
  if (one.value === other.value) return false
  // Traffic, and whoever drives, make the difference.
  if (one.what.startsWith(of_way)) return Math.max(one.value, other.value) > 1.4 * Math.min(one.value, other.value)
  const [less, more] = one.value < other.value ? [one, other] : [other, one]
  if (/stars/.test(one.what) || !at_least.test(less.text)) return true
  return more.value > less.value * (at_least.test(more.text) ? 1.1 : 1.5)
}

const in_round_words = /^figure: in round words: /

/** Of each of several people such a count may be another, and of one service it may be smaller. */
const isOfAll = ({ what, kind }: ToldTerm, people: number): boolean =>
  !in_round_words.test(what) || (kind !== 'service' && people < 2)

const of_way = `figure: ${way_to}`
const of_data = /^figure: reviews in data of /
const of_five_stars = 'figure: five-star reviews'
const of_places = `figure: ${places_told.all}`
const at_least_places = `figure: ${places_told.at_least}`

/** Shops and offices are among the locations, and those of one county among all: there cannot be more of them. */
function placesApart(figures: ReadonlyMap<string, readonly ToldTerm[]>): Occurrence[] {
  const nouns = [...figures.keys()].filter(what => what.startsWith(`${of_places}: `))
  // Where offices are all that is counted, they are the locations.
  const all = figures.get(of_places)?.[0] ?? (nouns.length === 1 ? figures.get(nouns[0] ?? '')?.[0] : undefined)
  if (!all || at_least.test(all.text)) return []
  const parts = [...figures].flatMap(([what, told]) =>
    what === at_least_places || what.startsWith(`${of_places}: `) ? told : [],
  )
  const more = parts.find(({ value }) => value > all.value)
  return more ? [againstEachOther(all, more)] : []
}

/** "54 five-star reviews" of 54 reviews that come to 4.9 on average: one of them at least has fewer. */
function notAllFiveStars(site: SiteView): Occurrence[] {
  const averages = termsBySubject(site, average_of)
  if (averages.size === 0) return []
  for (const told of toldTerms(site, of_five_stars)) {
    const average = averages.get(`${average_of}${told.value}`)?.[0]
    if (average) return [againstEachOther(average, told)]
  }
  return []
}

export const figuresApart: SiteCheck = {
  id: 'figures-differ',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The site gives two different numbers for the same thing about you',
  why: 'How many customers you have served, or how many places you have, is a reason to trust you. Two answers are a reason not to.',
  mend: 'Find out which number is right, and write it the same way everywhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const figures = termsBySubject(site, 'figure: ')
    if (figures.size === 0) return notApplicable
    const people = (yield* peopleOfSite(site)).length
    const apart = [...figures].flatMap(([what, told]) => {
      const [first, ...more] = told.filter(one => isOfAll(one, people))
      const other =
        what === at_least_places || what === of_five_stars ? undefined : first && more.find(one => isOther(first, one))
      return first && other ? [{ what, told: againstEachOther(first, other) }] : []
    })
    // Where its words differ as well, the data follow them.
    const words_differ = apart.some(({ what }) => /\breviews\b/.test(what) && !of_data.test(what))
    const told_once = words_differ ? apart.filter(({ what }) => !of_data.test(what)) : apart
    const places_differ = apart.some(({ what }) => what.startsWith(of_places))
    return foundAll([
      ...told_once.map(({ told }) => told),
      ...(places_differ ? [] : placesApart(figures)),
      ...notAllFiveStars(site),
    ])
  }),
}
