import { nodesOf, textsOf } from './node-values.ts'
import type { PageOutline } from './page-facts.ts'

/** Properties whose value is a page that people may be sent to. */
const properties = ['url', 'item', 'menu', 'hasMenu', 'mainEntityOfPage', 'acceptsReservations'] as const
const most = 20

/** Addresses of pages that structured data names, absolute and without fragments, once each. Pictures are named elsewhere. */
export function pagesInData({ url: page_url, structured_data: { nodes } }: PageOutline): string[] {
  const named = new Set<string>()
  for (const node of nodes) {
    if (named.size >= most) break
    if (node.types.includes('ImageObject')) continue
    for (const property of properties) {
      const ids = nodesOf(node, property).map(index => nodes[index]?.id ?? '')
      for (const written of [...textsOf(node, property), ...ids]) {
        // Words such as "True", blanks, and names with a fragment are no pages.
        if (!/^(?:https?:\/\/|\/)[^\s{}[\]<>#]+$/i.test(written.trim())) continue
        const address = URL.parse(written.trim(), page_url)
        if (address) named.add(address.href)
      }
    }
  }
  return [...named].slice(0, most)
}
