import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

export const twoDocuments: PageCheck = {
  id: 'page-within-a-page',
  section: 'technical',
  severity: 'low',
  scope: 'page',
  title: 'A page begins a second time in its middle',
  why: 'A second page, or the head of a template, was pasted into it. Browsers pass over the second beginning, and titles, descriptions and styles in it may be lost.',
  mend: 'Keep one <html>, one <head> and one <body>, and move what belongs into the head up there.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#writing',
  look: onWorkingPages(({ url, facts }) => {
    const by_name = Map.groupBy(facts.frame_tags, ({ element }) => element)
    const told = [...by_name].flatMap(([name, tags]) => {
      const lines = tags.map(({ line }) => line)
      return tags.length < 2 ? [] : [`<${name}> ${tags.length} times, lines ${lines.slice(0, 4).join(', ')}`]
    })
    const second = [...by_name.values()].flatMap(tags => tags[1] ?? [])[0]
    return foundAll(second ? [{ url, line: second.line, evidence: told.join('; ') }] : [])
  }),
}
