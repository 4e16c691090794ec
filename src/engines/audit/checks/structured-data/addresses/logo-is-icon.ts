import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

/** Icons by their name; one whose name tells that it is large may pass for a logo. */
const small_icon = /(?:^|\/)fav-?icons?(?:[-_.]?(?:16|24|32|48|64|96)(?:x\d+)?)?\.(?:ico|png|gif|jpe?g|webp)(?:[?#]|$)/i

function logosOf(node: DataNode, { structured_data: { nodes } }: PageFacts): string[] {
  const nested = (node.properties.get('logo') ?? []).flatMap(value => {
    const of = value.kind === 'node' || value.kind === 'reference' ? nodes[value.node ?? -1] : undefined
    return of ? [textOf(of, 'url') || textOf(of, 'contentUrl')] : []
  })
  return [...textsOf(node, 'logo'), ...nested]
}

export const logoIsIcon: PageCheck = {
  id: 'schema-logo-is-favicon',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data gives the little icon of the browser tab as your logo',
  why: 'Google wants a logo of at least 112 by 112 pixels. An icon that is made for a tab is too small to be shown beside your name.',
  mend: 'Name the file of your real logo there.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/logo',
  look: page => {
    const own = ownOrganisations(page).filter(({ properties }) => properties.has('logo'))
    if (own.length === 0) return notApplicable
    return foundAll(
      own.flatMap(node =>
        logosOf(node, page.facts)
          .filter(logo => small_icon.test(logo.trim()))
          .map(logo => ({ url: page.url, line: node.line, evidence: `logo: ${shortened(logo.trim(), 100)}` })),
      ),
    )
  },
}
