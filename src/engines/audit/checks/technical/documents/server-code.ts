import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/**
 * Does code that a server should have run stand above the page? It is told as such. That it pushes the title and all
 * else out of the head comes of it.
 */
export const beginsWithServerCode = ({ leftovers, titles }: PageFacts): boolean =>
  leftovers.some(({ where, kind, offset }) => where === 'source' && kind === 'erb' && offset < (titles[0]?.offset ?? 0))
