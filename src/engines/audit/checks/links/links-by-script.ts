import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** Code that is handed the address of a page or a picture. */
const hands_address =
  /^javascript:[^'"]{0,60}['"](?![^'"]*(?:share|sharer|intent)\b)[^'"\s]{1,200}\.(?:html?|php|aspx?|jpe?g|png|webp|gif|pdf)(?:[?#][^'"]{0,100})?['"]/i

export const linkByScript: PageCheck = {
  id: 'link-by-script-only',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links to pages or pictures work by script only',
  why: 'Search engines do not follow them, so what they lead to is not found; and nobody can open it in a new tab or pass it on.',
  mend: 'Write the address itself into href, and leave the script to onclick or a listener.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  look: onWorkingPages(({ url, facts: { links } }) => {
    const scripted = links.filter(({ kind, hidden }) => kind === 'javascript' && !hidden)
    if (scripted.length === 0) return notApplicable
    return foundAll(
      quoteLinks(
        url,
        scripted.filter(({ href }) => hands_address.test((href ?? '').slice(0, 500))),
      ),
    )
  }),
}
