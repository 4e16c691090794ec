import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { closingOf } from '#src/engines/audit/checks/links/other-sites/closed-networks.ts'
import { isMapCredit } from '#src/engines/audit/checks/links/other-sites/map-credits.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** Words that say nothing of where a link leads, in the languages of small shops in the United States. */
const generic = new Set([
  'click here',
  'click this',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'read more',
  'right here',
  'see more',
  'this',
  'this page',
  'this link',
  'click me',
  'aquí',
  'click aquí',
  'clic aquí',
  'haz clic aquí',
  'haga clic aquí',
  'leer más',
  'más información',
  'ver más',
  'saber más',
  'cliquez ici',
  'en savoir plus',
  'lire la suite',
])

/** One look that spares most links the closer one: a word of each of them. */
const may_be_generic = /here|clic|more|info|this|aqu|más|ici|savoir|suite/i

/** An arrow or a drawn sign is read out as “right arrow” or “camera”. */
const signs_only = /^[^\p{L}\p{N}]+$/u

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}()]+$/gu, '')
    .replace(/\s+/g, ' ')

export const linkTextGeneric: PageCheck = {
  id: 'link-text-generic',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links say “click here” or “learn more” instead of where they lead',
  why: 'People who skim or listen to a page, and search engines, read the words of links to know what is behind them.',
  mend: 'Name the goal in the link itself, such as "See our drain cleaning prices".',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  look: onWorkingPages(({ url, facts }) => {
    const vague = facts.links.filter(({ kind, name, hidden, aria_hidden, rel }) => {
      if (kind !== 'web' || hidden || aria_hidden) return false
      if (name.length <= 4 && name !== '' && signs_only.test(name)) return true
      return may_be_generic.test(name) && generic.has(plain(name)) && !/\bnofollow\b/.test(rel)
    })
    return foundAll(quoteLinks(url, vague))
  }),
}

export const linkTextEmpty: PageCheck = {
  id: 'link-text-empty',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'Links have no words in them',
  why: 'A screen reader reads out a bare address, and search engines learn nothing about the page behind the link.',
  mend: 'Put words into the link; where it shows only an icon, add an aria-label that says where it leads.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  look: onWorkingPages(({ url, facts }) => {
    // A link that another one begins in is told as that: browsers end it there, before its words.
    const cut_short = new Set(
      facts.links_within.map(({ offset }) => facts.links.findLast(link => link.offset < offset)?.offset),
    )
    const silent = facts.links.filter(link => {
      const { kind, href, name, images, hidden, aria_hidden, role, element, offset } = link
      // A network that has closed is told as that.
      if (cut_short.has(offset) || isMapCredit(link) || closingOf(link) !== undefined) return false
      // An icon that leads nowhere is told of as that, and a picture without words too.
      const leads = kind !== 'none' && kind !== 'invalid' && kind !== 'empty' && element === 'a' && href !== '#'
      const shown = !hidden && !aria_hidden && role !== 'presentation' && role !== 'none'
      return leads && shown && images === 0 && name === ''
    })
    return foundAll(quoteLinks(url, silent))
  }),
}
