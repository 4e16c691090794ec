import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { ownAddresses } from '#src/engines/audit/checks/own-addresses.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Names of pages that are never the front page. */
const another =
  /^(?:(?:our )?privacy(?: policy| notice)?|terms(?: (?:of (?:use|service)|(?:and|&) conditions))?|cookie policy|disclaimer|accessibility(?: statement)?|sitemap|careers?|blog|gallery|testimonials|faqs?)$/i

/** What a button promises to do, and the front page that it stands on does not by being loaded again. */
const act =
  /^(?:order (?:online|now|here)|book (?:now|online|(?:an? )?(?:appointment|table|visit|room|tour|stay))|reserve (?:now|(?:a )?table|online)|schedule (?:now|online|(?:an )?appointment|service)|make an? (?:appointment|reservation)|buy (?:now|tickets|gift cards?)|apply (?:now|online)|pay (?:online|now|(?:my|your) bill)|donate(?: now| online)?|register now|(?:view|see) (?:our |the )?(?:full )?menu|download (?:our |the )?(?:menu|brochure)|get directions)$/i

/** The address of the site, or of the file that stands behind it. */
const front = /^https?:\/\/[^/]+\/?(?:(?:index|home|default)\.(?:html?|php|aspx?))?$/i

function leadsHome({ name, kind, internal, url, hidden, scripted, role }: LinkFact): boolean {
  if (kind !== 'web' || !internal || url === null || hidden || scripted || role === 'button') return false
  return another.test(name.trim()) && front.test(url)
}

/** A script that takes such a button over finds it by a mark. */
function leadsToItself(link: LinkFact, page: PageView): boolean {
  const { name, kind, internal, url, hidden, scripted, marked, role } = link
  if (page.kind !== 'home' || kind !== 'web' || !internal || url === null || hidden) return false
  return !(scripted || marked || role === 'button') && act.test(name.trim()) && front.test(url)
}

export const linkLeadsHome: PageCheck = {
  id: 'link-leads-home',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'A link promises a page and leads to the front page',
  why: 'The page was never written, or its address was forgotten. Visitors who look for your privacy policy find none.',
  mend: 'Give the link the address of the page it names, or remove it until there is one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  look: onWorkingPages(page => {
    const { url, facts } = page
    return foundAll(
      quoteLinks(
        url,
        facts.links.filter(link => leadsHome(link) || leadsToItself(link, page)),
      ),
    )
  }),
}

/** Where makers of templates keep the pictures and films of their shop windows. */
const shop_window =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:envatousercontent\.com|themeforest\.net|preview\.themeforest\.net|html\.design|w3layouts\.com\/preview|technext\.github\.io|colorlib\.com\/preview|preview\.colorlib\.com|demo\.[\w-]*themes?\.\w+)(?:\/\S)/i

/** One look that spares most addresses the other. */
const may_be_window = /envato|themeforest|html\.design|w3layouts|technext|colorlib|demo\./i
const isWindow = (address: string) => may_be_window.test(address) && shop_window.test(address)

export const templateDemoLink: PageCheck = {
  id: 'link-to-template-demo',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'The page uses something from the demonstration of its template',
  why: 'Visitors end up on somebody else’s showpiece, and the file may be gone tomorrow.',
  mend: 'Put your own film, picture or page there, or remove the link.',
  source: 'https://help.market.envato.com/hc/en-us/articles/202821510',
  look: onWorkingPages(({ url, facts }) => {
    const isOwn = ownAddresses(url, may_be_window)
    const links = facts.links.filter(({ url: target }) => target !== null && !isOwn(target) && isWindow(target))
    const files = facts.resources.filter(resource => !isOwn(resource.url) && isWindow(resource.url))
    return foundAll([
      ...quoteLinks(url, links),
      ...files.map(({ line, url: address }) => ({ url, line, evidence: address.slice(0, 120) })),
    ])
  }),
}
