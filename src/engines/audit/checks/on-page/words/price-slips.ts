import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { PriceFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** An l or I for a one, an O for a zero; two points, or a comma before cents, as a finger slips on the keys. */
const mistyped =
  /(?<![\w$])\$\s?(?:[lIO]\d{1,3}(?:\.\d{2})?|\d{1,3}[lIO]\d{0,2}\.\d{2}|\d{1,4}\.(?:[lIO]\d|\d[lIO])|\d{1,3}\.{2}\d{2}|\d{1,3},\d{2})(?![\w.,])|(?<![\w$])\$\$\s?\d{2,4}(?:\.\d{2})?(?![\w.,–-])/
/** "$2,90" is how a translation beside the English text writes "$2.90". */
const cents_by_comma = /^\$\s?\d{1,3},\d{2}$/
const of_another_language = /[ãõçáéíóúñàèùâêôäöü]/iu
function isTranslated(slip: string, text: string, blocks: PageView['facts']['text']['blocks']): boolean {
  if (!cents_by_comma.test(slip)) return false
  const pointed = slip.replace(',', '.')
  return of_another_language.test(text) || blocks.some(block => block.text.includes(pointed))
}
/** One digit of the cents; a shop that always writes so means it. */
const half_cents = /(?<![\w$])\$\s?\d{1,4}\.\d(?![\d.,\w]| ?(?:million|billion|thousand|mil|[kmb])\b)/i
/** "0.60 cents" is not a cent; sixty are meant. */
const parts_of_a_cent =
  /(?<![\w.$])0?\.\d\d cents?\b(?! ?(?:per|\/|an?) ?(?:kwh|kilowatt|click|impression|page|gallon|mile|therm))/i
const whole_cents = /\.\d\d\b/
/** Nothing, where a price belongs: the name of a dish may stand before it. */
const of_nothing = /^(?:[\p{L}][^$:]{2,60}?[\s.–—-]+)?\$\s?(?:0?\.00|00)$/u
/** What is free, or a sum that a script will work out. */
const meant_nothing =
  /\b(?:total|subtotal|balance|due|down|tip|tax|deposit|fees?|charge|cost|cart|free|shipping|savings?|copay|delivery|estimate|interest|payment)\b/i
/** Beside these words zeros stand until the visitor has chosen. */
const works_out = /\b(?:calculat(?:e|or|ed)|estimator)\b/i
/** What a template or a tired hand puts where a price belongs. */
const by_keys = /^(?:[\p{L}][^$:]{2,60}?[\s.:–—-]+)?\$\s?(9,?999(?:\.99)?|99,?999(?:\.99)?|1,?234(?:\.56)?|123\.45)$/u
const least_prices = 4
const most = 5

/** A price of nines among others that are a tenth of it at most. */
function isByKeys(text: string, prices: readonly PriceFact[]): boolean {
  const digits = text.length > 80 ? undefined : by_keys.exec(text)?.[1]
  const value = Number(digits?.replaceAll(',', ''))
  const others = prices.map(price => Number(/[\d,.]+/.exec(price.text)?.[0].replaceAll(',', '')))
  return digits !== undefined && others.every(other => other === value || other * 10 < value)
}

const isOfNothing = (text: string) => text.length <= 80 && of_nothing.test(text) && !meant_nothing.test(text)

export const priceSlips: PageCheck = {
  id: 'price-mistyped',
  section: 'on-page',
  scope: 'page',
  severity: 'low',
  title: 'A price is mistyped',
  why: 'A letter or a sign in the midst of a price, or zeros alone, look careless, and neither search engines nor screen readers read a price in them.',
  mend: 'Type the price again, with digits and one point.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    // A page that has no price at all is not searched for broken ones.
    if (!isShown(page) || page.facts.prices.length === 0) return notApplicable
    const { facts } = page
    const with_cents = facts.prices.some(({ text }) => whole_cents.test(text))
    const is_list = facts.prices.length >= least_prices && facts.forms.every(form => form.fields < 3)
    const isWorkedOut = () => facts.text.blocks.some(({ text }) => works_out.test(text))
    const found = facts.text.blocks.flatMap(({ text, line, element }): Occurrence[] => {
      if (!(text.includes('$') || text.includes(' cent')) || element === 'pre') return []
      const slip = (parts_of_a_cent.exec(text) ??
        mistyped.exec(text) ??
        (with_cents ? half_cents.exec(text) : null))?.[0]
      if (slip !== undefined && isTranslated(slip, text, facts.text.blocks)) return []
      const shown =
        slip ?? (is_list && ((isOfNothing(text) && !isWorkedOut()) || isByKeys(text, facts.prices)) ? text : undefined)
      return shown === undefined ? [] : [{ url: page.url, line, evidence: shown }]
    })
    return foundAll(found.slice(0, most))
  },
}
