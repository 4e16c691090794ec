import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { PagePresence } from '#src/engines/presence/site-presence.ts'

const closed_permanently =
  /\b(?:permanently closed|closed (?:permanently|for good)|(?:have|has) closed (?:our|its) doors|went out of business)\b/i
const closed_temporarily =
  /\b(?:temporarily closed|closed (?:temporarily|until further notice|for (?:renovations?|repairs?)))\b/i

/** A longer text tells a story, of a road or of a neighbor as well as of the shop. */
const longest = 200

/** Short words of a page that say the business is closed. Articles tell of others. */
export function readNotices({ facts, kind }: PageView): PagePresence['notices'] {
  if (kind === 'article' || kind === 'listing' || kind === 'legal') return []
  return facts.text.blocks.flatMap(({ text, line }): PagePresence['notices'] => {
    if (text.length > longest) return []
    if (closed_permanently.test(text)) return [{ status: 'closed_permanently', text, line }]
    return closed_temporarily.test(text) ? [{ status: 'closed_temporarily', text, line }] : []
  })
}
