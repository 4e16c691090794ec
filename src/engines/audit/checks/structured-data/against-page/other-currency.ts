import { addressesOf, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { countryOf } from '#src/engines/audit/checks/business/countries.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

const properties = ['priceCurrency', 'currenciesAccepted'] as const
const foreign_sign = /[€£¥₹₽₩]|\b(?:EUR|GBP|INR|CAD|AUD|MXN|CA\$|A\$)\b/

export const otherCurrency: PageCheck = {
  id: 'schema-currency-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data names another currency than the page',
  why: 'Search results then show your price in that currency, and customers take you for a shop abroad.',
  mend: 'Write USD, the currency in which your prices stand on the page.',
  source: general_guide,
  look: page => {
    const { addresses, text, structured_data } = page.facts
    const told = structured_data.nodes.flatMap(node =>
      properties.flatMap(property => {
        const currency = textOf(node, property)
        return /^[A-Z]{3}$/.test(currency) ? [{ property, currency, line: node.line }] : []
      }),
    )
    if (told.length === 0) return notApplicable
    const own = ownOrganisations(page).flatMap(node => addressesOf(node, page))
    const is_american = addresses.length > 0 || (own.length > 0 && own.every(one => countryOf(one) === 'US'))
    const shown = text.blocks.map(block => block.text).join('\n')
    if (!is_american || !/\$ ?\d/.test(shown) || foreign_sign.test(shown)) return foundAll([])
    return foundAll(
      told
        .filter(({ currency }) => currency !== 'USD')
        .slice(0, 3)
        .map(({ property, currency, line }): Occurrence => {
          return { url: page.url, line, evidence: `${property}: ${currency}; prices on the page are in dollars` }
        }),
    )
  },
}
