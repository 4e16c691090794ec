import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const most = 10
const longest = 120
/** The sign of a price that was announced, and no figure behind it. */
const announced =
  /\b(?:start(?:s|ing)?(?: at| from)?|from|only|just|as low as|priced at|prices?:?|costs?|for)\s*\$\s*(?:_{2,}|[xX]{2,4}(?:\.[xX]{2})?|TB[AD]|\?{1,3})?\s*(?:$|[.,](?!\d)|[;)*+]|(?:per|each|and up|an hour|a month)\b|\/\s*\p{L})/iu
/** A name and the sign, or the word and no figure: "Tune-up: $", "Price: TBD". */
const after_name =
  /^\p{L}[^$:]{3,60}(?::| ?[–—-]|\.{3,}) ?\$\s?(?:_{2,}|[xX]{2,4}(?:\.[xX]{2})?|TB[AD]|\?{1,3}|Call)?$|\b[Pp]rices?(?: is| are|:| –| -)? ?(?:coming soon|TB[AD]\b|N\/A\b|to be (?:announced|determined)|\$?[xX]{2,4}(?:\.[xX]{2})?$)|\$\s?(?:TB[AD]\b|[xX]{2,4}(?:\.[xX]{2})?(?!\w))/u
/** What a form or a script fills in. */
const filled =
  /\b(?:total|subtotal|balance|due|amount|tip|tax|savings?|cart|donat\w+|budget|cost|payment|other|enter)\b/i
const blank = /\$XX/
/** How dear a place is, as maps show it. */
const range = /\$\$|\brange\b/i

function isEmpty({ text, element, in_nav }: TextBlock, next: TextBlock | undefined): boolean {
  if (in_nav || element === 'label' || element === 'code' || text.length > longest) return false
  return (
    (announced.test(text) || (after_name.test(text) && !filled.test(text))) &&
    !range.test(text) &&
    !/^\s*[$\d]/.test(next?.text ?? '')
  )
}

const mayPrice = askedOnce(text => /\$|rice/.test(text))

export const emptyPrices: PageCheck = {
  id: 'price-left-empty',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A price is announced and no figure follows',
  why: 'Somebody who wants to know what it costs reads “Starting at $”, and nothing more.',
  mend: 'Write the figure behind the sign. If a script fills it in, write it into the page itself: search engines and assistants read that.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { blocks } = page.facts.text
    if (!isShown(page)) return notApplicable
    const empty: Occurrence[] = []
    // "$XXX" is told as a blank of the template.
    const has_blanks = page.facts.leftovers.some(({ text }) => blank.test(text))
    for (const [at, block] of blocks.entries()) {
      if (empty.length >= most) break
      if (!mayPrice(block) || (has_blanks && blank.test(block.text)) || !isEmpty(block, blocks[at + 1])) continue
      empty.push({ url: page.url, line: block.line, evidence: `“${shortened(block.text, 100)}”` })
    }
    return foundAll(empty)
  },
}
