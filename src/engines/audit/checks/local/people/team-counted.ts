import { type Person, peopleCountedBy, peopleOfSite } from '#src/engines/audit/checks/business/people-of-site.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'

const of_team = /^figure: (\w+) of the team$/
/** Fewer are not the whole of a team. */
const least_presented = 2
const most = 2
/** What these tell is of others, or of one place. */
const of_others = new Set<PageKind>(['article', 'listing', 'location', 'thanks'])

const namesOf = (people: readonly Person[]) =>
  people
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 120)

/** Does the site have a page that presents those people, so that whoever is missing there is missed? */
const isTeamPage = (url: string) =>
  /\/(?:[\w-]*(?:team|staff|doctors?|dentists|attorneys|lawyers|stylists|people|about|providers|agents|our-[\w-]+))(?:\.\w+|\/|$)/i.test(
    url,
  )

/** Does one page of the team present as many as are counted? */
function isPresentedTogether(people: readonly Person[], value: number): boolean {
  const pages = new Set(people.flatMap(({ urls }) => [...urls]))
  return [...pages].some(url => isTeamPage(url) && people.filter(({ urls }) => urls.has(url)).length === value)
}

export const teamMiscounted: SiteCheck = {
  id: 'team-miscounted',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your site presents another number of people than it says you have',
  why: 'Customers look for the one they know, and wonder who still works with you.',
  mend: 'Correct the number in the text, or the pages of whoever has come or left.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const people = yield* peopleOfSite(site)
    if (people.length < least_presented) return notApplicable
    // What the page of one of several places counts is its own.
    const several = hasSeveralPlaces(site)
    const told = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
      of_others.has(kind) || (several && kind !== 'home' && kind !== 'about')
        ? []
        : row.terms.map(term => ({ ...term, url })),
    )
    const wrong = told.flatMap(({ what, value, text, line, url }): Occurrence[] => {
      const noun = of_team.exec(what)?.[1]
      const presented = noun === undefined ? undefined : peopleCountedBy(noun, people)
      const [first] = presented ?? []
      if (!first || !presented || presented.length === value || presented.length < least_presented) return []
      // Those of sister places stand on pages of their own.
      if (several && isPresentedTogether(presented, value)) return []
      const some_missing = presented.length < value
      if (some_missing && !presented.every(one => isTeamPage(one.url))) return []
      const where = presented.every(one => one.urls.has(first.url)) ? ` on ${first.url}` : ''
      return [{ url, line, evidence: `“${text}”; ${presented.length} presented${where}: ${namesOf(presented)}` }]
    })
    return foundAll(wrong.slice(0, most))
  }),
}
