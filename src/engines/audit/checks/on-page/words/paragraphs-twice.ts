import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** In characters: less is a slogan, a note under each price, or a call to act. */
const least_length = 120
const least_words = 20
/** One alone must be long: a call to act may stand at the top and at the end. */
const least_words_alone = 45
/** Customers are shown again where their reviews go round. */
const of_customer = /^["“«]|\b(?:I|my)\b/
const paragraphs = new Set(['p', 'li', 'td', 'div', ''])

const countWords = (text: string) => text.split(/\s+/).length

function isParagraph({ text, element, region, in_nav }: TextBlock): boolean {
  if (text.length < least_length || in_nav || region === 'footer' || region === 'header') return false
  return paragraphs.has(element)
}

const tellsEnough = ({ text }: TextBlock) => !of_customer.test(text) && countWords(text) >= least_words

/** The paragraphs that stand there before, each once: its second place with the line of the first. */
function repeatedIn(blocks: readonly TextBlock[]): { block: TextBlock; before: number }[] {
  const first = new Map<string, number>()
  const repeated = new Map<string, { block: TextBlock; before: number }>()
  for (const block of blocks) {
    if (!isParagraph(block)) continue
    const before = first.get(block.text)
    if (before === undefined) first.set(block.text, block.line)
    else if (!repeated.has(block.text) && tellsEnough(block)) repeated.set(block.text, { block, before })
  }
  return [...repeated.values()]
}

/** In characters: less is a call that is meant to be heard twice. */
const least_half = 40
const first_letters = 12
const heading = /^h[1-6]$/
const quotes = /^["“”«»'\s]+|["“”«»'\s]+$/g

/** Without one of these it is a band of catchwords that runs across the page, and is written twice to run without an end. */
const of_sentence = /[.!?]["”»']?(?:\s|$)|[,;:] /

/** "They were kind and quick.They were kind and quick.": pasted twice into one field. */
function saysItselfTwice(text: string): boolean {
  if (text.length < 2 * least_half) return false
  const said = text.replace(quotes, '')
  const start = said.slice(0, first_letters)
  const middle = said.length >> 1
  const second = [middle, middle + 1].find(at => said.startsWith(start, at))
  if (second === undefined || said.slice(0, second).trimEnd() !== said.slice(second)) return false
  return of_sentence.test(said.slice(second))
}

export const paragraphsTwice: PageCheck = {
  id: 'paragraphs-repeated-on-page',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A page has the same paragraphs twice',
  why: 'Whoever reads it stumbles, and search engines and assistants read both, also where one of them is meant for phones only.',
  mend: 'Keep each paragraph once. Let the style move it where phones need it elsewhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: ({ url, kind, indexable, facts: { text, leftovers } }) => {
    if (!indexable || kind === 'legal' || kind === 'listing') return notApplicable
    // Text that fills a template is told as such.
    if (text.has_filler || leftovers.some(({ kind: of }) => of === 'lorem-ipsum')) return notApplicable
    const doubled = text.blocks.find(
      block => !block.in_nav && !heading.test(block.element) && saysItselfTwice(block.text),
    )
    if (doubled) return found(url, doubled.line, `“${shortened(doubled.text, 80)}”, said twice in a row`)
    const repeated = repeatedIn(text.blocks)
    const [first] = repeated
    if (!first || (repeated.length === 1 && countWords(first.block.text) < least_words_alone)) return ok
    const more = repeated.length > 1 ? `, and ${repeated.length - 1} more` : ''
    return found(url, first.block.line, `“${shortened(first.block.text, 80)}”, as in line ${first.before}${more}`)
  },
}
