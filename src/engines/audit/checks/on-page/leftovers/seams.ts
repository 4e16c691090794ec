import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { blocksOfCustomers } from '#src/engines/audit/facts/site/words-of-customers.ts'
import { isOfAnotherLanguage } from '#src/engines/audit/facts/spelling/another-language.ts'

/** A sentence that ends, and a next one that begins without a capital and goes on to its own end. */
const seam = /(?<![.\w])[A-Za-z]?[a-z]{3,}[.!?] ([a-z]{3,}),? (?:[\w'’-]+,? ){3,}/
/** What each of them has, and hardly any other text. */
const may_be_seam = /[.!?] [a-z]{3}/
/** Words that are shortened, and what an entry of a list goes on with. */
const shortening =
  /\b(?:approx|etc|incl?|excl|corp|dept|est|appt|misc|tues|thurs|sept|blvd|bldg|atty|govt|mins?|hrs?|esq|prof|assn|intl|cont|natl|temp|info|alum|tbsp|tsp|min|max|avg|asst|mgr|phone|tele?|extn?|vols?|yrs?|mos?|lbs?|reps?|mfg|mfr|acct|equip|maint|univ|hosp|qty|pkg)[.]/i
const goes_on = /^(?:from|com|net|org|starting|with|per|and|or|www|https?|e-?mail|also)$/
/** “Marcus? work”: an apostrophe that was lost. */
const lost_apostrophe = /\b[A-Z][a-z]+s\? $/
/** With a capital at the head of the others, it is no style. */
const capital = /(?:^|[.!?] )[A-Z]/
const most = 2

export const sentenceSeams: PageCheck = {
  id: 'sentence-without-capital',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A sentence begins without a capital in the midst of the text',
  why: 'Two pieces of text were put together, by hand or by a template, and nobody read the result.',
  mend: 'Join the two sentences, or begin the second one with a capital.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || page.kind === 'article' || !/^(?:en|$)/i.test(page.facts.html?.lang ?? ''))
      return notApplicable
    if (page.facts.leftovers.some(({ kind }) => kind === 'lorem-ipsum')) return notApplicable
    const told: Occurrence[] = []
    const { blocks } = page.facts.text
    let of_customers: ReadonlySet<object> | undefined
    for (const block of blocks) {
      const { element, text, line } = block
      if (told.length >= most) break
      if (element !== 'p' || !may_be_seam.test(text) || !capital.test(text)) continue
      const match = seam.exec(text)
      if (!match || shortening.test(match[0]) || goes_on.test(match[1] ?? '')) continue
      const from = Math.max(0, match.index - 30)
      const next = match.index + match[0].indexOf(' ') + 1
      if (lost_apostrophe.test(text.slice(Math.max(0, next - 30), next))) continue
      if (isOfAnotherLanguage(text.slice(from, match.index + 200))) continue
      // How customers write is their own affair.
      of_customers ??= blocksOfCustomers(blocks)
      if (of_customers.has(block)) continue
      told.push({
        url: page.url,
        line,
        evidence: `“${shortened(text.slice(from, match.index + match[0].length), 120)}”`,
      })
    }
    return foundAll(told)
  },
}
