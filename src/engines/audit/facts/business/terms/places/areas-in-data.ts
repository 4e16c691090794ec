import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { nodesOf, textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Places that the data of a page says are served, and that the page itself does not name. */
export const areas_unsaid = 'areas in data'
export const between_areas = ' | '

const place = /^\p{Lu}[\p{L}.’' -]{3,38}$/u
const most_nodes = 30
const most_areas = 60
const longest_told = 230

/** "Kirkland, WA", "Kirkland WA" */
const placeOf = (written: string) => (written.split(',', 1)[0] ?? '').trim().replace(/ [A-Z]{2}$/, '')

/** The towns of `areaServed` that stand nowhere in the text, menus and all, nor above it. */
export function areasInData({ entities: { nodes }, found }: Reading, { said }: PageText): TermFact[] {
  const named = nodes.slice(0, most_nodes).flatMap(node => {
    if (!node.properties.has('areaServed')) return []
    const towns = nodesOf(node, 'areaServed').map(index => textOf(nodes[index], 'name'))
    return [...towns, ...textsOf(node, 'areaServed')].map(written => ({ town: placeOf(written), node }))
  })
  if (named.length === 0) return []
  const above = [...found.titles.map(({ text }) => text), ...found.metas.map(({ content }) => content)].join(' ')
  const unsaid = named
    .slice(0, most_areas)
    .filter(({ town }) => place.test(town) && !said.includes(town) && !above.includes(town))
  const [first] = unsaid
  if (!first) return []
  const text = [...new Set(unsaid.map(({ town }) => town))].join(between_areas).slice(0, longest_told)
  const { line, offset } = first.node
  return [{ line, offset, what: areas_unsaid, value: 0, text: detached(text) }]
}
