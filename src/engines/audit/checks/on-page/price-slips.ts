import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** An l or I for a one, an O for a zero; two points, or a comma before cents, as a finger slips on the keys. */
const mistyped =
  /(?<![\w$])\$\s?(?:[lIO]\d{1,3}(?:\.\d{2})?|\d{1,3}[lIO]\d{0,2}\.\d{2}|\d{1,4}\.(?:[lIO]\d|\d[lIO])|\d{1,3}\.{2}\d{2}|\d{1,3},\d{2})(?![\w.,])/
/** One digit of the cents; a shop that always writes so means it. */
const half_cents = /(?<![\w$])\$\s?\d{1,4}\.\d(?![\d.,\w]| ?(?:million|billion|thousand|mil|[kmb])\b)/i
const whole_cents = /\.\d\d\b/
const most = 5

export const priceSlips: PageCheck = {
  id: 'price-mistyped',
  section: 'on-page',
  scope: 'page',
  severity: 'low',
  title: 'A price is mistyped',
  why: 'A letter or a sign in the midst of a price looks careless, and neither search engines nor screen readers read it as one.',
  mend: 'Type the price again, with digits and one point.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    // A page that has no price at all is not searched for broken ones.
    if (!isShown(page) || page.facts.prices.length === 0) return notApplicable
    const with_cents = page.facts.prices.some(({ text }) => whole_cents.test(text))
    const found = page.facts.text.blocks.flatMap(({ text, line, element }): Occurrence[] => {
      if (!text.includes('$') || element === 'pre') return []
      const shown = (mistyped.exec(text) ?? (with_cents ? half_cents.exec(text) : null))?.[0]
      return shown === undefined ? [] : [{ url: page.url, line, evidence: shown }]
    })
    return foundAll(found.slice(0, most))
  },
}
