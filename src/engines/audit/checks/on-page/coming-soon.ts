import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

const says_soon =
  /^(?:(?:content|page|more|details|something|new \w+|updates?|website|site|this page)\b.{0,20})?(?:coming soon|under construction)\W*$/i
/** So few words are a heading and a sentence that asks for patience. */
const most_words = 20

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
    if (words > most_words || unseenPart(page) !== null) return ok
    const block = text.blocks.find(
      one => says_soon.test(one.text.trim()) && !one.in_nav && one.region !== 'footer' && one.region !== 'header',
    )
    if (!block) return ok
    return found(page.url, block.line, `“${block.text.trim()}”`)
  },
}
