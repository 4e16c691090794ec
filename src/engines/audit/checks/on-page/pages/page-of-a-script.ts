import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** Scripts that draw a form, a calendar or a shop where they stand, by their addresses. */
const draws =
  /form|embed|widget|(?<!face)book(?!mark)|\bbids?\b|quote|estimat|schedul|calend|reserv|appoint|order|gallery|reviews?/i
/** A name, a line of rights and a link to a policy stand around any content. */
const fewest = 20

export const pageOfAScript: PageCheck = {
  id: 'page-of-a-script',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'A page holds nothing but what the script of another company draws',
  why: 'Where that script is slow, blocked or switched off, visitors see an empty page with no word on what to do. Search engines and assistants find nothing on it.',
  mend: 'Put a heading, two sentences on what happens next, and your phone number above the script, as text of the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: page => {
    const { text, scripts, headings, forms, fields, iframes, media, empty_app_root } = page.facts
    if (!page.indexable || !isShown(page) || page.kind === 'home' || liesUnlinked(page)) return notApplicable
    const host = URL.parse(page.url)?.host
    const drawing = scripts.find(
      ({ url, part }) =>
        url !== null &&
        part === 'body' &&
        URL.parse(url)?.host !== host &&
        !isHarmlessScript(url) &&
        draws.test(new URL(url).pathname + new URL(url).host),
    )
    if (!drawing || empty_app_root !== null) return notApplicable
    const words = text.words - text.nav_words - text.header_words - text.footer_words
    if (words >= fewest || forms.length + fields.length + iframes.length + media.length > 0) return ok
    if (
      headings.some(({ hidden, region, level }) => level <= 3 && !hidden && region !== 'header' && region !== 'footer')
    )
      return ok
    return found(page.url, drawing.line, `<script src="${shortened(drawing.src ?? '', 100)}">`)
  },
}
