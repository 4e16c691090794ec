import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { founder_term } from '#src/engines/audit/facts/business/terms/founders.ts'
import { isShortFor } from './left-the-team.ts'

const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])

const partsOf = (name: string) => {
  const words = name.toLowerCase().replace(/[’'.]/g, '').split(' ')
  return { first: words[0] ?? '', last: words.at(-1) ?? '' }
}

/** "Jim Holloway" is James Holloway, and Karen Holloway whoever bears the last name alone. */
function areOne(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.last === b.last ? a.first[0] === b.first[0] && (a.first === b.first || isShortFor(a.first, b.first)) : false
}

const shareSomebody = (one: readonly string[], other: readonly string[]) =>
  one.some(name => other.some(another => areOne(name, another)))

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
    const told = site.pages.flatMap(({ url, kind, row }) =>
      own.has(kind)
        ? row.terms.flatMap(({ what, text, line }) =>
            what === founder_term ? [{ names: text.split(', '), text, line, url }] : [],
          )
        : [],
    )
    const [first] = told
    if (!first || told.length < 2 || hasSeveralPlaces(site)) return notApplicable
    const other = told.find(({ names }) => !shareSomebody(first.names, names))
    if (!other) return ok
    const where = other.url === first.url ? '' : ` on ${first.url}`
    return found(
      other.url,
      other.line,
      `founded by ${other.text}; founded by ${first.text}${where}, line ${first.line}`,
    )
  },
}
