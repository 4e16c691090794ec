import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { signal } from '#src/engines/audit/facts/text-signals.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const says_soon =
  /^(?:(?:content|page|more|details|information|something|new \w+|updates?|website|site|this page)\b[^.!?]{0,60}|(?:[\w'’&-]+ ){1,5}(?:is |are )?)?(?:coming soon|under construction)\b(?:\W{1,4}(?:please|check|come|stay|visit|call|contact|thank)\b.{0,60})?\W*$/i
/** So few words are two headings and a sentence that asks for patience. */
const most_words = 50

/** Under the main heading it is all that is said, whatever frames the page without being marked as its frame. */
function isAllUnderHeading(blocks: readonly TextBlock[], soon: TextBlock): boolean {
  const at = blocks.indexOf(soon)
  const behind = blocks[at + 1]
  return blocks[at - 1]?.element === 'h1' && (!behind || behind.in_nav || /^h[3-6]$/.test(behind.element))
}

export const pageComingSoon: PageCheck = {
  id: 'page-coming-soon',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page says nothing but “Coming soon”',
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
        says_soon.test(one.text.trim()) &&
        !one.in_nav &&
        one.region !== 'footer' &&
        one.region !== 'header',
    )
    if (!block || unseenPart(page) !== null) return ok
    // "Client portal coming soon" is all that its page has to offer.
    const is_of_page = block.element === 'h1' && words <= most_words * 2
    if (words > most_words && !is_of_page && !isAllUnderHeading(text.blocks, block)) return ok
    return found(page.url, block.line, `“${block.text.trim()}”`)
  },
}
