import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

const fewest = 150

/** Languages that put no spaces between words cannot be counted by words. */
const unspaced = /^(?:ja|zh|ko|th|lo|km|my)\b/i

export const thinContent: PageCheck = {
  id: 'thin-content',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page that should sell has very little text',
  why: 'With a few sentences, neither visitors nor search engines learn what you do, for whom and where.',
  mend: 'Answer what customers ask: what is included, what it costs, how long it takes, which areas you serve.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { text, html, canonicals, links } = page.facts
    const sells = page.kind === 'home' || page.kind === 'service' || page.kind === 'location'
    const elsewhere = canonicals.some(({ url }) => url !== null && url !== page.url)
    if (!page.indexable || !sells || elsewhere || unspaced.test(html?.lang ?? '')) return notApplicable
    // Where a page marks only a part of itself as its main part, the rest counts too.
    const words = Math.max(text.main_words, text.words - text.nav_words - text.header_words - text.footer_words)
    if (words >= fewest) return ok
    const unseen = unseenPart(page)
    if (unseen) return notChecked(unseen)
    if (words === 0 && links.length === 0) return notChecked('The page shows no text without a script.')
    return found(page.url, null, `${words} words beside menu, header and footer`)
  },
}
