import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { MetaFact } from '#src/engines/audit/facts/types/head-facts.ts'

/** The viewport that browsers obey, the last one, with its settings in lower case. */
export function viewportOf({ facts }: PageView): { meta: MetaFact; settings: ReadonlyMap<string, string> } | null {
  const meta = facts.metas.findLast(({ name }) => name === 'viewport')
  if (!meta) return null
  const pairs = meta.content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;]+)/g)
  return { meta, settings: new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value])) }
}
