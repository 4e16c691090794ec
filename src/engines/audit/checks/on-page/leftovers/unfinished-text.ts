import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { isOfAnotherLanguage } from '#src/engines/audit/facts/spelling/another-language.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const most = 5
/** So many stops in a row are no pause: the words for that place never came. */
const dots = /\.{5,}|(?:…\s?){2,}/
/** Such dots at the end of the text, where a few only trail off, or as a gap in the midst of a sentence. */
const gap = /(?:\.{8,}|\s\.{5,}|(?:…\s?){2,})\W*$|\s\.{5,}\s*\p{Ll}/u
/** Lines to write on, on a form to print. */
const to_write_on =
  /(?::|\b(?:name|date|sign(?:ed|ature)?|address|phone|tel|e-?mail|city|state|zip|age|birth|initials?|witness|title|amount|company|relationship))\s*(?:\.{5,}|…)/i
/** Dots that lead to a price, a page or a time. */
const leader =
  /(?:\.{5,}|…)\s*(?:[$€£\d(]|closed\b|open\b|call\b|ask\b|from\b|free\b|market\b|price|varies\b|included\b)/i
const to_be = /^(?:[\w ]{1,25}[:–-]\s*)?TB[AD]\.?$/
/** Told as a price without a figure. */
const of_a_price = /\bprices?\b|\$/i
/** What no sentence ends with. */
const open_end = /\s(?:and|the|of|with|for|a|an|our|your|in|by|or|from|as|we)$/i
const least_words = 10
/** A word that is spoken of stands behind a colon, a dash or a quotation mark: “runs on one word: because.” */
const spoken_of = /[:“”"‘’'–—]\s*[\w ]{2,12}\.$/
/** Words before a stop that belong between two others. */
const stopped = /\s(?:as well as|such as|and|or|the|an|our|your|because)\.$/

const speaks = (block: TextBlock | undefined) => block !== undefined && /^\s*[$€£\d(]/.test(block.text)

/** Signs in the place of words; between two paragraphs they may part them. */
const nothing = /^(?:-{2,}|\?{2,}|x{3,})$/i

/** A heading or another part of the page follows. */
const endsPart = ({ region }: TextBlock, next: TextBlock | undefined) =>
  next === undefined || /^h[1-6]$/.test(next.element) || next.region !== region

/** A paragraph that breaks off, and nothing goes on with it. */
function breaksOff(block: TextBlock, next: TextBlock | undefined): boolean {
  const { element, text, region, in_nav } = block
  if (element !== 'p' || in_nav || region === 'footer' || !open_end.test(text)) return false
  return text.split(' ').length >= least_words && endsPart(block, next)
}

/** The rest of a list, of a table or of a line that has an element of its own. */
const of_its_own = /^(?:p|li|d[td]|t[dh]|h[1-6]|blockquote|a|button|label|pre|code|figcaption|address|summary|cite)$/
const least_torn = 6

/** A paragraph that ends in a comma, and behind it the rest of its sentence, in no paragraph at all. */
function isTorn({ element, text, in_nav, region }: TextBlock, next: TextBlock | undefined): boolean {
  if (element !== 'p' || !text.endsWith(',') || in_nav || next === undefined || next.region !== region) return false
  const goes_on = !of_its_own.test(next.element) && !next.in_nav && /^[a-z]+ [a-z]/.test(next.text)
  return goes_on && text.split(' ').length >= least_torn && next.text.split(' ').length >= 3
}

function isUnfinished(block: TextBlock, next: TextBlock | undefined): boolean {
  const { text, element, in_nav } = block
  if (element === 'pre' || element === 'code' || element === 'label' || element === 'button') return false
  if (text.length <= 40 && text.includes('TB') && to_be.test(text)) return !of_a_price.test(text)
  if ((text.includes('.....') || text.includes('…')) && gap.test(text))
    return !in_nav && !leader.test(text) && !to_write_on.test(text) && !speaks(next) && /\p{L}{2}/u.test(text)
  if (text.length <= 6 && nothing.test(text)) return element === 'p' && !in_nav && endsPart(block, next)
  return (
    (text.endsWith('.') && stopped.test(text.slice(-14)) && !spoken_of.test(text.slice(-16)) && !in_nav) ||
    breaksOff(block, next) ||
    isTorn(block, next)
  )
}

/** Code, and Latin filler around the dots, which is another finding. */
const isOther = ({ facts }: PageView) =>
  facts.text.blocks.some(({ element }) => element === 'pre') || !/^(?:en|$)/i.test(facts.html?.lang ?? '')

export const unfinishedText: PageCheck = {
  id: 'unfinished-text',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A sentence was never finished',
  why: 'Dots where words were to come, “TBD”, or a sentence that breaks off tell visitors that nobody looked at the page again.',
  mend: 'Write the missing words, or take the sentence out.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || page.kind === 'article' || isOther(page)) return notApplicable
    const { blocks } = page.facts.text
    const filler = page.facts.leftovers.some(({ kind }) => kind === 'lorem-ipsum')
    const occurrences: Occurrence[] = []
    for (const [at, block] of blocks.entries()) {
      if (occurrences.length >= most) break
      if (!isUnfinished(block, blocks[at + 1]) || (filler && /lorem|dolor/i.test(block.text))) continue
      // Other languages put other words last.
      if (isOfAnotherLanguage(block.text)) continue
      if (nothing.test(block.text)) {
        const above = blocks[at - 1]?.text.slice(-60) ?? ''
        occurrences.push({ url: page.url, line: block.line, evidence: `“${shortened(`${above} ${block.text}`, 100)}”` })
        continue
      }
      const stop = block.text.search(dots)
      const shown = stop < 0 ? block.text.slice(-80) : block.text.slice(Math.max(0, stop - 60), stop + 30)
      occurrences.push({ url: page.url, line: block.line, evidence: `“${shortened(shown, 100)}”` })
    }
    return foundAll(occurrences)
  },
}
