import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

const to_read =
  /\bread (?:the |our |full |whole )*(?:guide|article|post|story|blog|case study)\b|\bview (?:the |our |full )*(?:gallery|portfolio|menu)\b/i
/** Said of a service whose page was never made; of one that visitors ask about, the words would say so. */
const to_learn = /^\W*(?:learn more|read more|(?:see |view |more |full )+details|find out more)\W*$/i
const asks_instead = /^#(?:contact|quote|book|form|consult)[\w-]*$/i

export const readLinkAsks: PageCheck = {
  id: 'read-link-to-form',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links that promise something to read or see lead to your contact form',
  why: 'The guide or gallery was never made. Whoever wanted to read it is asked to write instead, and leaves.',
  mend: 'Write the page and link to it, or take the teaser out.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  look: onWorkingPages(({ url, facts }) =>
    foundAll(
      quoteLinks(
        url,
        facts.links.filter(
          ({ kind, href, name, hidden }) =>
            kind === 'fragment' &&
            !hidden &&
            asks_instead.test(href?.trim() ?? '') &&
            (to_read.test(name) || to_learn.test(name)),
        ),
      ),
    ),
  ),
}
