import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { MetaFact } from '#src/engines/audit/facts/types/head-facts.ts'

type Viewport = { meta: MetaFact; settings: ReadonlyMap<string, string> }

/** Several checks ask for the same page. */
const known = new WeakMap<PageView['facts'], Viewport | null>()

/** The viewport that browsers obey, the last one, with its settings in lower case. */
export function viewportOf({ facts }: PageView): Viewport | null {
  const before = known.get(facts)
  if (before !== undefined) return before
  const viewport = readViewport(facts)
  known.set(facts, viewport)
  return viewport
}

function readViewport(facts: PageView['facts']): Viewport | null {
  const meta = facts.metas.findLast(({ name }) => name === 'viewport')
  if (!meta) return null
  const pairs = meta.content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;]+)/g)
  return { meta, settings: new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value])) }
}
