import { addressesOf, ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import { countryOf } from '#src/engines/audit/checks/business/countries.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import { local_business_guide } from './google-guide.ts'

/** Google takes no longer ones. */
const longest = 100
const no_range =
  /^(?:n\/?a|none|varies|various|variable|tbd|ask|(?:please )?(?:call|contact)\b.*|free (?:quotes?|estimates?|consultations?))\.?$/i
const foreign = /[€£¥₹₽₩]|\b(?:EUR|GBP|INR|CAD|AUD|Rs)\b/

export const priceRange: PageCheck = {
  id: 'schema-price-range',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'The price range in your structured data says nothing',
  why: 'It is shown beside your name. Another currency, or a whole sentence, is left out or puts customers off.',
  mend: 'Write “$” to “$$$$”, or a range such as “$80–$250”.',
  source: local_business_guide,
  look: page => {
    const told = ownLocalBusinesses(page).filter(node => textOf(node, 'priceRange') !== '')
    if (told.length === 0) return notApplicable
    return foundAll(
      told.flatMap(node => {
        const text = textOf(node, 'priceRange')
        const is_american = addressesOf(node, page).some(address => countryOf(address) === 'US')
        const wrong =
          text.length > longest ||
          no_range.test(text.trim()) ||
          /^\$?0+(?:\.0+)?(?:\s*[-–]\s*\$?0+(?:\.0+)?)?$/.test(text) ||
          (is_american && foreign.test(text))
        return wrong ? [{ url: page.url, line: node.line, evidence: `priceRange: “${text.slice(0, 120)}”` }] : []
      }),
    )
  },
}
