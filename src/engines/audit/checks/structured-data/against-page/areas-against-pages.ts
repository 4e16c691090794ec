import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { areas_unsaid, between_areas } from '#src/engines/audit/facts/business/terms/places/areas-in-data.ts'

/** Shorter names are not remembered by where they stand. */
const shortest = 5
const most_named = 6

/** The word by which a town is known: “Ballwin” of “West Ballwin”. */
const wordOf = (town: string) =>
  town
    .toLowerCase()
    .split(/[^a-z]+/)
    .toSorted((one, other) => other.length - one.length)[0] ?? ''

export const areasAgainstPages: SiteCheck = {
  id: 'schema-area-not-on-page',
  section: 'structured-data',
  scope: 'site',
  severity: 'low',
  title: 'Structured data says that you serve towns that your pages do not name',
  why: 'Google goes by structured data only where the page says the same. And customers in these towns cannot read anywhere that you come to them.',
  mend: 'Name these towns where you say where you work, or take them out of areaServed.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  ...inSteps(function* (site) {
    const { home_view, pages, words, done } = site
    const told = yield* flatMapInSteps(pages, ({ url, row }) =>
      row.terms.filter(({ what }) => what === areas_unsaid).map(({ text, line }) => ({ url, text, line })),
    )
    if (told.length === 0 || !home_view) return notApplicable
    if (done.stopped_by !== null || done.pages_left > 0)
      return notChecked('Not every page was read, so the towns may stand on another.')
    if (isFilledByScript(home_view.facts) || pages.some(({ row }) => row.has.truncated)) return notApplicable
    const known = new Set<string>()
    const found: Occurrence[] = []
    for (const { url, text, line } of told) {
      const towns = text.split(between_areas).filter(town => {
        const word = wordOf(town)
        return !known.has(town) && word.length >= shortest && isCity(town) && !words.isSaid(word)
      })
      for (const town of towns) known.add(town)
      const more = towns.length > most_named ? ` and ${towns.length - most_named} more` : ''
      if (towns.length > 0)
        found.push({ url, line, evidence: `areaServed: ${towns.slice(0, most_named).join(', ')}${more}; on no page` })
    }
    return foundAll(found.slice(0, 3))
  }),
}
