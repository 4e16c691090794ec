import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const says_soon =
  /^(?:(?:content|page|more|details|information|something|new \w+|updates?|website|site|this page)\b[^.!?]{0,60}|(?:[\w'’&-]+ ){1,5}(?:is |are )?)?(?:coming soon|soon to come|under construction)\b(?:\W{1,4}(?:please|check|come|stay|visit|call|contact|thank)\b.{0,60})?\W*$/i
/** "We currently don't have any promotions." */
const has_none =
  /\b(?:currently|at (?:this|the) (?:time|moment)|right now)\b[^.]{0,40}\b(?:no|(?:don['’]t|do not|not) have any|(?:are not|aren['’]t) any) (?:\w+ ){0,2}(?:promotions?|specials?|offers?|deals?|coupons?|discounts?)\b|\bno (?:\w+ ){0,2}(?:promotions?|specials?|offers?|deals?|coupons?|discounts?) (?:available )?(?:currently|at (?:this|the) (?:time|moment)|right now)\b/i
/** "Our quote form is getting an upgrade." What to do if a form of an office cannot be had is advice. */
export const isRebuilt =
  /(?<!\b(?:if|when|whenever|where|unless|until|in case)\b[^.!?]{0,40})\b(?:page|site|website|form|section|store|shop|calendar|booking|gallery)\b[^.!?]{0,30} (?:is|are) (?:currently |now |temporarily )?(?:getting an? (?:upgrade|update|makeover|facelift)|being (?:updated|upgraded|redesigned|rebuilt|redone)|under(?:going)? maintenance|(?:temporarily )?(?:unavailable|offline|down for))\b/i
const longest_excuse = 200
/** So few words are two headings and a sentence that asks for patience. */
const most_words = 50

const isExcuse = (text: string): boolean =>
  text.length <= longest_excuse && (has_none.test(text) || isRebuilt.test(text))

/** Under the main heading it is all that is said, whatever frames the page without being marked as its frame. */
function isAllUnderHeading(blocks: readonly TextBlock[], soon: TextBlock): boolean {
  const at = blocks.indexOf(soon)
  const behind = blocks[at + 1]
  return blocks[at - 1]?.element === 'h1' && (!behind || behind.in_nav || /^h[3-6]$/.test(behind.element))
}

/** Under so many headings of one page the same excuse stands in the place of what was to be said. */
const least_often = 5
const says_something = /(?:\S+\s+){7}\S/

/** The notice that stands more often on a page than anything else is said. */
function saidAgainAndAgain(blocks: readonly TextBlock[]): { block: TextBlock; times: number } | undefined {
  const inside = blocks.filter(({ in_nav, region }) => !in_nav && region !== 'footer' && region !== 'header')
  const soon = inside.filter(({ signals, text }) => (signals & signal.soon) !== 0 && says_soon.test(text.trim()))
  const [block] = soon
  if (!block || soon.length < least_often) return undefined
  const said = inside.filter(({ element, text }) => !/^h\d$/.test(element) && says_something.test(text))
  return said.length < soon.length ? { block, times: soon.length } : undefined
}

export const pageComingSoon: PageCheck = {
  id: 'page-coming-soon',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page says nothing but “Coming soon”, or that there is nothing now',
  why: 'Visitors who followed the link to it leave again, and search engines list an empty page under your name.',
  mend: 'Take the page and the links to it out until there is something on it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || !page.indexable) return notApplicable
    const { text } = page.facts
    const words = Math.min(text.main_words, text.words - text.nav_words - text.header_words - text.footer_words)
    const block = text.blocks.find(
      one =>
        (one.signals & signal.soon) !== 0 &&
        (says_soon.test(one.text.trim()) || isExcuse(one.text)) &&
        !one.in_nav &&
        one.region !== 'footer' &&
        one.region !== 'header',
    )
    if (!block || unseenPart(page) !== null) return ok
    const often = saidAgainAndAgain(text.blocks)
    if (often) {
      const shown = shortened(often.block.text.trim(), 100)
      return found(page.url, often.block.line, `“${shown}”, ${often.times} times`)
    }
    // "Client portal coming soon" is all that its page has to offer.
    const is_of_page = block.element === 'h1' && words <= most_words * 2
    const is_all = !isExcuse(block.text) && (is_of_page || isAllUnderHeading(text.blocks, block))
    if (words > most_words && !is_all) return ok
    return found(page.url, block.line, `“${shortened(block.text.trim(), 100)}”`)
  },
}
