import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import { isCity } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

/** Shorter names are close to names of people and to other words. */
const shortest = 7
const word = /(?<![A-Za-z])[A-Z][a-z]{5,}/g
/** Words that are no slip of Augusta, Savannah, Newton … */
const real = new Set(['august', 'savanna', 'newtown', 'charlton', 'marianne', 'columbian', 'georgian', 'floridian'])

/** The towns of the page's addresses, of one word each, by how often an address has them. */
function townsOf({ facts, given }: PageView): string[] {
  const told = facts.structured_data.nodes.map(node => textOf(node, 'addressLocality'))
  const all = [given.city ?? '', ...facts.addresses.map(({ city }) => city), ...told].map(city => city.trim())
  return [...new Set(all)].filter(city => /^\p{L}+$/u.test(city) && city.length >= shortest)
}

function textsOf({ facts, kind }: PageView): { text: string; line: number }[] {
  const descriptions = facts.metas.filter(({ name }) => name === 'description')
  return [
    ...facts.titles.slice(0, 1),
    ...descriptions.map(({ content, line }) => ({ text: content, line })),
    ...(kind === 'home' || kind === 'contact' ? facts.text.blocks : facts.headings),
  ]
}

function isSlip(written: string, town: string): boolean {
  const [one, other] = [written.toLowerCase(), town.toLowerCase()]
  if (one[0] !== other[0] || one === other || `${other}s` === one || real.has(one) || isCity(one)) return false
  return editDistance(one, other, 1) === 1
}

export const townMisspelled: PageCheck = {
  id: 'town-misspelled',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The name of your town is misspelled',
  why: 'People search for the town by its right name, and a slip in it looks as if you were not from there.',
  mend: 'Correct the spelling.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  look: page => {
    const towns = townsOf(page)
    if (towns.length === 0) return notApplicable
    const initials = new Set(towns.map(town => town[0]))
    const found = new Map<string, Occurrence>()
    for (const { text, line } of textsOf(page)) {
      for (const [written] of text.matchAll(word)) {
        if (!initials.has(written[0])) continue
        const town = towns.some(one => one === written) ? undefined : towns.find(one => isSlip(written, one))
        if (town && !found.has(written))
          found.set(written, { url: page.url, line, evidence: `“${written}” (elsewhere: ${town})` })
      }
    }
    return foundAll([...found.values()])
  },
}
