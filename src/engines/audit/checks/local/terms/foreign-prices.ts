import { isAmerican } from '#src/engines/audit/checks/business/american.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

/** Articles and legal pages speak of the prices of others. */
const kinds = new Set<PageKind>(['home', 'about', 'contact', 'service', 'location', 'other'])
const price = /[£€₹]\s?\d/
/** A sum in dollars beside it, or a matter of other countries. */
const of_others =
  /\$|\bUSD?\b|\b(?:Europe|European|Euro|Euros|UK|U\.K|Britain|British|English|England|London|Ireland|Irish|Scotland|Scottish|France|French|Paris|Italy|Italian|Germany|German|Spain|Spanish|Greece|Greek|India|Indian|currency|currencies|exchange|pounds|rupees|import(?:ed|s)?|abroad|overseas|international|worldwide|travel|trip|tour|tours|shipping|museum|ticket|tickets|bitcoin)\b/i
const longest = 400
const most = 3

const hasPrice = askedOnce(text => text.length <= longest && price.test(text))

export const foreignPrices: PageCheck = {
  id: 'price-in-foreign-currency',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A price stands in pounds, euros or rupees',
  why: 'It is left over from a template or from a shop abroad. Customers do not know what they will pay, and wonder whose page it is.',
  mend: 'Write your own price in dollars, or remove the sentence.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { facts } = page
    if (!kinds.has(page.kind) || facts.home_country !== 'US' || !isAmerican(facts)) return notApplicable
    const told = facts.text.blocks.filter(
      block => hasPrice(block) && !block.in_article && block.element !== 'blockquote',
    )
    if (told.some(({ text }) => of_others.test(text))) return foundAll([])
    return foundAll(
      told.slice(0, most).map(({ text, line }): Occurrence => {
        return { url: page.url, line, evidence: `“${shortened(text, 90)}”` }
      }),
    )
  },
}
