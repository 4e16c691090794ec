import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { people_terms } from '#src/engines/audit/facts/business/terms/people/people.ts'
import { excludeEachOther, type Rank, ranksIn } from '#src/engines/audit/facts/business/terms/standing/ranks.ts'

type Told = { name: string; shown: string; ranks: readonly Rank[]; url: string; line: number }

const most = 8
const sorts = [people_terms.rank, people_terms.rank_told] as const
const most_told = 200
const suffix = /,? (?:jr|sr|ii|iii|iv)\.?$/i
const firstName = (name: string) =>
  name
    .replace(/^Dr\.? /i, '')
    .split(' ')[0]
    ?.toLowerCase()
    .replace(/\W/g, '') ?? ''

/** Do two names of one key mean one person? John and James of one family share it; an initial may be either. */
function areOne(one: string, other: string): boolean {
  const [a, b] = [firstName(one), firstName(other)]
  const [s, t] = [suffix.exec(one)?.[0], suffix.exec(other)?.[0]]
  return (a === b || a.length === 1 || b.length === 1) && s?.replace(/\W/g, '') === t?.replace(/\W/g, '')
}

/** Those of one key, each person by themselves. */
function peopleAmong(told: readonly Told[]): Told[][] {
  const people: Told[][] = []
  for (const one of told) {
    const known = people.find(([first]) => first && areOne(first.name, one.name))
    if (known) known.push(one)
    else people.push([one])
  }
  return people
}

/** How far to trust it: what most places say, and the page that is the person's own. */
function weightOf(told: Told, all: readonly Told[]): number {
  const last = told.name.replace(suffix, '').split(' ').at(-1)?.toLowerCase() ?? ''
  const agreeing = all.filter(one => !excludeEachOther(one.ranks, told.ranks))
  const is_own = agreeing.some(({ url }) => new URL(url).pathname.toLowerCase().includes(last))
  return new Set(agreeing.map(({ url }) => url)).size + (is_own ? 0.5 : 0)
}

function againstOwn(all: readonly Told[]): Occurrence | null {
  const [first] = all
  if (!first || all.every(one => !excludeEachOther(one.ranks, first.ranks))) return null
  const trusted = all.reduce((best, one) => (weightOf(one, all) > weightOf(best, all) ? one : best))
  const others = all.filter(one => excludeEachOther(one.ranks, trusted.ranks))
  const [other] = others
  if (!other) return null
  const more = new Set(others.slice(1).map(({ shown, url }) => `“${shown}” on ${new URL(url).pathname}`))
  const also = more.size > 0 ? `; ${[...more].slice(0, 3).join(', ')}${more.size > 3 ? ', …' : ''}` : ''
  const evidence = `${other.name}: “${other.shown}”; “${trusted.shown}” on ${new URL(trusted.url).pathname}${also}`
  return { url: other.url, line: other.line, evidence: evidence.slice(0, 300) }
}

export const ranksApart: SiteCheck = {
  id: 'person-rank-differs',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your pages give one person two ranks or degrees',
  why: 'One of them is wrong. Customers look people up before they call, and in some trades a wrong title breaks the rules.',
  mend: 'Ask each of them for the title they hold today, and write it the same way on every page and in the structured data.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const by_person = new Map<string, Told[]>()
    for (const [index, { url, kind, row }] of site.pages.entries()) {
      if (endsStep(index)) yield
      if (kind === 'article' || kind === 'thanks') continue
      for (const { what, text, line } of row.terms) {
        const sort = sorts.find(prefix => what.startsWith(prefix))
        if (sort === undefined) continue
        const key = what.slice(sort.length)
        const [name = '', shown = ''] = text.split(': ', 2)
        const told = by_person.get(key) ?? []
        if (told.length < most_told) told.push({ name, shown, ranks: ranksIn(shown), url, line })
        by_person.set(key, told)
      }
    }
    if (by_person.size === 0) return notApplicable
    const found: Occurrence[] = []
    for (const told of by_person.values()) {
      for (const same of peopleAmong(told)) {
        const apart = againstOwn(same)
        if (apart) found.push(apart)
      }
    }
    return foundAll(found.slice(0, most))
  }),
}
