import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const front_with_question = /^https?:\/\/[^/?#]+\/(?:(?:index|home|default)\.\w{3,5})?\?([^#]+)/i
/** Of systems that know their pages by number, of languages, and of campaigns, which are told as such. */
const has_reason =
  /^(?:p|page|page_?id|id|cat|s|q|search|lang|language|hl|locale|l|route|action|view|option|content|section|m|pg|act|module|controller|do|show|go|site|nav|menu|menuid|itemid|utm_\w+|gclid|fbclid|msclkid)=/i
const home = /^\W*(?:back )?(?:to )?(?:the )?home(?: ?page)?\W*$/i

/** "Home", or the name or logo at the top, with a question that the front page itself is not asked. */
function isHomeByParameter({ kind, internal, url, name, region, images, hidden }: LinkFact, own: string): boolean {
  if (hidden || kind !== 'web' || !internal || url === null || !url.includes('?')) return false
  const asked = front_with_question.exec(url)?.[1]
  if (asked === undefined || has_reason.test(asked) || own.includes('?')) return false
  return home.test(name) || (images > 0 && (region === 'header' || region === 'nav'))
}

export const homeByParameter: PageCheck = {
  id: 'home-link-with-parameter',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: '“Home” leads to your front page under a second address',
  why: 'With a question mark behind it, the front page is another address to search engines, and your own links count for that one.',
  mend: 'Link to the plain address of your site. What the parameter is for can be kept in the browser instead.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: onWorkingPages(({ url, facts }) =>
    foundAll(
      quoteLinks(
        url,
        facts.links.filter(link => isHomeByParameter(link, url)),
      ),
    ),
  ),
}
