import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'

const most = 5
const tells_price = ['price', 'priceSpecification', 'lowPrice', 'highPrice', 'offers']

export const offersWithoutPrice: PageCheck = {
  id: 'schema-offer-without-price',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'A product in your structured data is offered without a price',
  why: 'Google asks for the price of an offer, and shows a product without one nowhere among its products.',
  mend: 'Write price beside priceCurrency, with figures alone. For a span of prices use AggregateOffer with lowPrice and highPrice.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
  look: ({ url, facts }) => {
    const { nodes } = facts.structured_data
    const products = nodes.filter(({ is_schema_org, types }) => is_schema_org && types.includes('Product'))
    if (products.length === 0) return notApplicable
    return foundAll(
      products
        .flatMap(product => {
          const offers = nodesOf(product, 'offers').flatMap(at => nodes[at] ?? [])
          const bare = offers.find(({ properties }) => !tells_price.some(name => properties.has(name)))
          if (!bare) return []
          const name = textOf(product, 'name')
          return [{ url, line: bare.line, evidence: `Offer without price${name && ` of “${shortened(name, 60)}”`}` }]
        })
        .slice(0, most),
    )
  },
}
