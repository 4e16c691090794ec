import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, ok } from '#src/engines/audit/checks/outcome.ts'
import { beginsWithServerCode } from '#src/engines/audit/checks/technical/documents/server-code.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** An <object> or <embed> may show a document that browsers know how to show; these have been out of the standard for long. */
const outdated = new Set(['frame', 'frameset', 'applet', 'marquee', 'blink', 'font', 'center'])

/** What every browser shows to this day as it was meant. */
const kept = new Set(['font', 'center'])
const few = 2

export const outdatedHtml: PageCheck = {
  id: 'outdated-html',
  section: 'technical',
  severity: 'low',
  scope: 'page',
  title: 'The page is written in HTML of another age',
  why: 'Browsers keep such tags alive for old pages only. Frames and applets show nothing on a phone, and the rest makes every change of looks a search through the text.',
  mend: 'Let styles (CSS) do what these tags did, or move the page to a current template.',
  source: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  look: onWorkingPages(({ url, facts }) => {
    // In code that a server was to run they are the code's.
    const from = beginsWithServerCode(facts) ? (facts.titles[0]?.offset ?? 0) : 0
    const found = facts.legacy_elements.filter(({ element, offset }) => outdated.has(element) && offset >= from)
    // One table in another is a layout: a table of facts has no room for a second.
    const of_tables = facts.tables.filter(
      ({ has_table, offset, header_cells }) => has_table && offset >= from && header_cells === 0,
    )
    const by_name = Map.groupBy(found, ({ element }) => element)
    const tags = [...by_name].map(([name, elements]) => {
      const times = elements.length > 1 ? `, ${elements.length} times` : ''
      return { url, line: elements[0]?.line ?? null, evidence: `<${name}>${times}` }
    })
    const [layout] = of_tables
    // One or two of them, left in a page of today, are nothing that anybody meets.
    const are_few = found.length <= few && found.every(({ element }) => kept.has(element))
    if (are_few && !layout) return ok
    if (layout) tags.push({ url, line: layout.line, evidence: '<table> within <table>, for the layout' })
    return foundAll(tags)
  }),
}
