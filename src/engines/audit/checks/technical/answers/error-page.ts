import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { readPageInSteps } from '#src/engines/audit/facts/read-page.ts'
import { isSavedFromSystem } from './saved-from-system.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors'
/** The page of a site is no larger; what is, may be anything. */
const most_html = 500_000
/** What counts a visitor is no longer. */
const most_counting = 500

/** Programs of a server answer for what is missing as well; a copy shows their pages only. */
const of_a_program = /\.(?:php|aspx?|jsp|cfm|cgi)(?:[/?]|$)/i

/** Of a site of one or two pages few addresses can be wrong. */
const worth_a_page = 3

/** `url` is that of the home page: the one asked for is made up anew each time. */
type Shown = { url: string; facts: PageFacts | null }

/** What visitors see at an address that does not exist: `facts` is null where it is nothing of the site's own. */
function* shownFor({
  missing_page,
  is_local_copy,
  copy_pages,
  home_view,
  start_url,
}: SiteView): Generator<undefined, Shown | undefined> {
  const result = missing_page?.result
  if (!missing_page || !result || (result.status !== 404 && result.status !== 410)) return undefined
  if (is_local_copy) {
    // Only a folder shows which page there is; that of the server which lends a copy is none of the site's.
    if (copy_pages.length === 0 || !home_view || isSavedFromSystem(home_view)) return undefined
  }
  const url = home_view?.url ?? start_url
  const body = missing_page.body?.trim() ?? ''
  if (body.length > most_html) return undefined
  if (body !== '') return { url, facts: yield* readPageInSteps(body, { url: result.url }) }
  // A text that is no page stands for what a server's settings may show.
  return is_local_copy && result.decoded_bytes > 0 ? undefined : { url, facts: null }
}

/** Is what stands in its HTML all there is of it? Scripts may draw a menu, or send visitors on. */
const isWhole = ({ empty_app_root, script_redirects, refresh }: PageFacts) =>
  empty_app_root === null && script_redirects.length === 0 && refresh === null

const drawsMore = ({ scripts, counts }: PageFacts) =>
  counts.inline_handlers > 0 || scripts.some(({ src, inline_chars }) => src !== null || inline_chars > most_counting)

/** What kits show where nobody made a page for it: their scripts add nothing. */
const of_kits = /This page could not be found|You just hit a route that doesn['’]t exist/
const most_of_kits = 16

const isOfKit = ({ text }: PageFacts) =>
  text.words <= most_of_kits && text.blocks.some(block => of_kits.test(block.text))

const leadsOn = ({ links, forms }: PageFacts) =>
  forms.length > 0 || links.some(({ kind, internal, hidden }) => kind === 'web' && internal && !hidden)

/** Styles and links written from where the page lies are looked for in whatever folder the wrong address names. */
function losesItsStyles({ base, stylesheets }: PageFacts): string | undefined {
  if (base !== null) return undefined
  const own = stylesheets.filter(({ href }) => href !== null && !/^(?:https?:)?\/\//i.test(href))
  const [first] = own
  return first && own.every(({ href }) => href?.startsWith('/') === false) ? (first.href ?? undefined) : undefined
}

const hasFolders = ({ pages, origin }: SiteView) =>
  pages.filter(({ url }) => url.slice(origin.length).split('/').length > 2).length >= 2

const lookAt = (judge: (shown: Shown, site: SiteView) => Outcome) =>
  inSteps(function* (site) {
    if (site.missing_page && !site.missing_page.result)
      return notChecked(site.missing_page.problem?.sentence ?? 'No made-up address was asked for.')
    const shown = yield* shownFor(site)
    return shown ? judge(shown, site) : notApplicable
  })

export const errorPageBare: SiteCheck = {
  id: 'error-page-unhelpful',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Whoever meets a dead address finds no way back to your site',
  why: 'Links break and people mistype addresses. A bare “not found” sends them back to the search results, and on to somebody else.',
  mend: 'Make a page for what is not found, with your name, your menu and your phone number; static hosts take a file 404.html for it.',
  source,
  ...lookAt(({ url, facts }, site) => {
    if (facts === null && site.is_local_copy) {
      const is_program = site.pages.some(({ url: page }) => of_a_program.test(page))
      if (is_program || site.pages.length < worth_a_page) return notApplicable
    }
    if (facts === null)
      return found(url, null, site.is_local_copy ? 'the folder has no 404.html' : 'the answer is no page of yours')
    if (!isWhole(facts)) return notApplicable
    if (!leadsOn(facts))
      return drawsMore(facts) && !isOfKit(facts)
        ? notApplicable
        : found(url, null, 'the page for it has no link to your site')
    const style = hasFolders(site) ? losesItsStyles(facts) : undefined
    if (style === undefined) return ok
    return found(url, null, `at an address in a folder it loses its styles: “${style}” does not begin with a slash`)
  }),
}

export const errorPageIsHome: SiteCheck = {
  id: 'error-page-is-home',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Wrong addresses show your home page',
  why: 'Nothing says that the page people looked for is gone. They take the home page for it, search in vain and leave.',
  mend: 'Give the page for what is not found words of its own, and links to your services and your contact page.',
  source,
  ...lookAt(({ url, facts }, site) => {
    const row = site.home?.row
    if (facts === null || row === undefined || !isWhole(facts)) return notApplicable
    const { hash, words } = facts.text
    return words > 0 && hash === row.text_hash ? found(url, null, 'the same text as on your home page') : ok
  }),
}
