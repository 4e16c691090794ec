import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** A menu of fewer parts is a link to the top, or past the menu. */
const few_parts = 3

/** Does the menu of this page lead to its own parts, so that the page is the whole site? */
export function isSiteOfOnePage({ links, anchors }: Pick<PageFacts, 'links' | 'anchors'>): boolean {
  const parts = new Set<string>()
  for (const { kind, href } of links) {
    const part = kind === 'fragment' ? (href?.slice(1) ?? '') : ''
    if (part !== '' && anchors.has(part)) parts.add(part)
  }
  return parts.size >= few_parts
}
