import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

/** The front page with something to look for behind it: "/?s={search_term_string}". */
const asks_front = /^(?:https?:\/\/[^/?#]+)?\/?(?:index\.html?)?\?(?:s|q|k|query|search|keywords?)=(?:\{|%7B)/i
const to_search = /^(?:s|q|k|query|search|keywords?)$/i

/** Files answer to any question with the same page: a search that the data promises, and for which no page has a box. */
export function searchOfNobody({ home_view, is_local_copy, copy_pages }: SiteView): Occurrence[] {
  if (!home_view || !is_local_copy || copy_pages.length === 0) return []
  const { url, facts } = home_view
  // WordPress answers it without a page for it.
  if (facts.resources.some(one => one.url.includes('/wp-content/') || one.url.includes('/wp-includes/'))) return []
  const asks = facts.structured_data.nodes.find(
    node =>
      (node.types.includes('SearchAction') || node.types.includes('EntryPoint')) &&
      [textOf(node, 'target'), textOf(node, 'urlTemplate')].some(target => asks_front.test(target)),
  )
  const has_box =
    facts.forms.some(({ role }) => role === 'search') ||
    facts.fields.some(({ type, name }) => type === 'search' || to_search.test(name))
  if (!asks || has_box) return []
  const target = textOf(asks, 'target') || textOf(asks, 'urlTemplate')
  return [{ url, line: asks.line, evidence: `${target.slice(0, 100)} is a search, and the site has none` }]
}
