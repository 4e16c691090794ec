import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isKindOf } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

const most = 5
/** Nothing that anybody reviews: it only lists what stands on it. */
const of_the_page = ['WebPage', 'WebSite', 'ItemList', 'BreadcrumbList'] as const

const isOfThePage = ({ types }: DataNode): boolean =>
  types.some(type => type === 'ListItem' || of_the_page.some(kind => isKindOf(type, kind)))

function isOfNothing(
  { parent, properties }: DataNode,
  nodes: readonly DataNode[],
  told: ReadonlySet<number>,
  at: number,
): boolean {
  if (properties.has('itemReviewed') || told.has(at)) return false
  const holder = parent === null ? undefined : nodes[parent]
  if (!holder) return true
  return isOfThePage(holder)
}

export const reviewsOfNothing: PageCheck = {
  id: 'schema-review-of-nothing',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Reviews in your structured data do not say what they are of',
  why: 'Google asks for itemReviewed, and drops a review that hangs on nothing.',
  mend: 'Put the reviews into the entry of what was reviewed, or give each an itemReviewed. Reviews of your own business need no data: Google shows no stars for them.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  look: ({ url, facts }) => {
    const { nodes } = facts.structured_data
    const reviews = nodes.flatMap((node, at) =>
      node.is_schema_org && node.types.includes('Review') ? [{ node, at }] : [],
    )
    if (reviews.length === 0) return notApplicable
    const told = new Set(
      nodes
        .filter(node => !isOfThePage(node))
        .flatMap(node =>
          ['review', 'reviews'].flatMap(name =>
            (node.properties.get(name) ?? []).flatMap(value =>
              (value.kind === 'node' || value.kind === 'reference') && value.node !== null ? [value.node] : [],
            ),
          ),
        ),
    )
    const lost = reviews.filter(({ node, at }) => isOfNothing(node, nodes, told, at))
    return foundAll(
      lost.slice(0, most).map(({ node }) => ({ url, line: node.line, evidence: 'Review without itemReviewed' })),
    )
  },
}
