import { againstEachOther, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { first_place, newest_place } from '#src/engines/audit/facts/business/terms/places/first-places.ts'

const nameOf = ({ what }: ToldTerm) => what.slice(what.indexOf(': ') + 2)

/** "Stone Oak" and "Stone Oak Village" are one place. */
const areOne = (one: string, other: string) => one.includes(other) || other.includes(one)

export const firstPlacesApart: SiteCheck = {
  id: 'first-place-differs',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The site names two of your places as the first one',
  why: 'Your story is told in two ways, and the pages of your places look as if nobody had read them.',
  mend: 'Find out which of them opened first, and which last, and write the same on every page.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: ({ pages }) => {
    const of = (sort: string): ToldTerm[] =>
      pages.flatMap(({ url, kind, row }) =>
        kind === 'article'
          ? []
          : row.terms.filter(({ what }) => what.startsWith(sort)).map(term => ({ ...term, url, kind })),
      )
    const [firsts, newest] = [of(first_place), of(newest_place)]
    const [first] = firsts
    if (!first) return notApplicable
    const other = firsts.find(one => !areOne(nameOf(one), nameOf(first)))
    // Of two that are called the first, the newest is a third matter.
    const last = newest.find(one => firsts.some(told => nameOf(told) === nameOf(one)))
    const its_first = last && firsts.find(told => nameOf(told) === nameOf(last))
    const apart: (Occurrence | undefined)[] = [
      other && againstEachOther(first, other),
      last && its_first && againstEachOther(its_first, last),
    ]
    return foundAll(apart.filter(one => one !== undefined))
  },
}
