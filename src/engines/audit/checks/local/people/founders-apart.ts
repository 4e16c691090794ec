import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { founder_term, owner_term } from '#src/engines/audit/facts/business/terms/people/founders.ts'
import { isShortFor } from './left-the-team.ts'

const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])

const partsOf = (name: string) => {
  const words = name.toLowerCase().replace(/[’'.]/g, '').split(' ')
  return { first: words[0] ?? '', last: words.at(-1) ?? '' }
}

/** "Jim Holloway" is James Holloway, and Karen Holloway whoever bears the last name alone. */
function areOne(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.first === 'dr' || b.first === 'dr') return a.last === b.last
  return a.last === b.last ? a.first[0] === b.first[0] && (a.first === b.first || isShortFor(a.first, b.first)) : false
}

const shareSomebody = (one: readonly string[], other: readonly string[]) =>
  one.some(name => other.some(another => areOne(name, another)))

type Told = { names: readonly string[]; text: string; line: number; url: string }

const namesTold = (site: SiteView, term: string): Told[] =>
  site.pages.flatMap(({ url, kind, row }) =>
    own.has(kind)
      ? row.terms.flatMap(({ what, text, line }) =>
          what === term ? [{ names: text.split(', '), text, line, url }] : [],
        )
      : [],
  )

function apart(
  told: readonly Told[],
  shares: (one: readonly string[], other: readonly string[]) => boolean,
  said: string,
) {
  const [first] = told
  const other = first && told.find(({ names }) => !shares(first.names, names))
  if (!other) return ok
  const where = other.url === first.url ? '' : ` on ${first.url}`
  return found(other.url, other.line, `${said} by ${other.text}; ${said} by ${first.text}${where}, line ${first.line}`)
}

export const foundersApart: SiteCheck = {
  id: 'founder-differs',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your pages name different founders',
  why: 'The story of a business is a reason to trust it. Told in two ways, it is a reason not to.',
  mend: 'Find out who founded the business, and name the same people on every page and in the structured data.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const told = namesTold(site, founder_term)
    if (told.length < 2 || hasSeveralPlaces(site)) return notApplicable
    return apart(told, shareSomebody, 'founded')
  },
}

const lastOf = (name: string) => partsOf(name).last
/** A name that is spelled in two ways is another finding. */
const isSlipOf = (one: string, other: string) => editDistance(one, other, 2) <= (one.length > 4 ? 1 : 0)
/** A wife owns it as well. */
const shareFamily = (one: readonly string[], other: readonly string[]) =>
  one.some(name => other.some(another => isSlipOf(lastOf(name), lastOf(another)))) || shareSomebody(one, other)

export const ownersApart: SiteCheck = {
  id: 'owner-differs',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your pages name different owners',
  why: 'After a sale the old owner is often left on a page or two. Customers ask for somebody who is no longer there.',
  mend: 'Name the owners of today on every page, and tell the history as history.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const told = namesTold(site, owner_term)
    if (told.length < 2 || hasSeveralPlaces(site)) return notApplicable
    // Two who are once named together own it together.
    const together = told.filter(({ names }) => names.length > 1)
    const sharesAny = (one: readonly string[], other: readonly string[]) =>
      shareFamily(one, other) || together.some(({ names }) => shareFamily(names, one) && shareFamily(names, other))
    return apart(told, sharesAny, 'owned')
  },
}
