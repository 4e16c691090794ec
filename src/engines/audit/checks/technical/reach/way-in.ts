import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { fatesOf } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { kept_links } from '#src/engines/audit/facts/site/site-index.ts'

const fewLinks = 3

type LinkedPages = (page: SitePage) => SitePage[]

/**
 * Tells the pages that a page links to, redirects followed, itself left out. Each address is looked up once.
 * @param signs by any of them: links that search engines are not to follow and other languages of the page as well
 */
export function linkedPagesOf(site: SiteView, signs: 'by link' | 'by any sign' = 'by link'): LinkedPages {
  const fateOf = fatesOf(site)
  const known = new Map<number, SitePage | undefined>()
  function pageOf(id: number): SitePage | undefined {
    if (!known.has(id)) known.set(id, fateOf(site.urlOf(id))?.page)
    return known.get(id)
  }
  return page => {
    const linked: SitePage[] = []
    const { links, nofollow_links, hreflangs } = page.row
    const named = signs === 'by link' ? links : [...links, ...nofollow_links, ...hreflangs.map(one => one.page)]
    for (const id of named) {
      const target = pageOf(id)
      if (target && target.url !== page.url) linked.push(target)
    }
    return linked
  }
}

/** Is the menu one of places on the home page itself? Then it stands in the HTML, and no script draws another. */
function hasMenuOfPlaces(home: PageView | undefined): boolean {
  const places = new Set<string>()
  for (const { url, kind, region, in_nav } of home?.facts.links ?? []) {
    const place = kind === 'fragment' ? url?.split('#')[1] : undefined
    if (place && (region === 'header' || in_nav) && home?.facts.anchors.has(place)) places.add(place)
  }
  return places.size >= fewLinks
}

/** Libraries that draw no menu by themselves. */
const of_looks =
  /(?:^|\/)(?:jquery|bootstrap|popper|anime|aos|wow|modernizr|html5shiv|respond|lightbox|fancybox|slick|swiper|owl\.carousel|gsap|scrollreveal|font-?awesome|all|analytics|gtag|js|ga)\b[\w.-]*(?:\?[^/]*)?$|use\.fontawesome\.com|kit\.fontawesome\.com/i
const least_words = 60

/** Is the front page whole as it stands: text, and no code that could draw links? */
export function drawsNoLinks({ home, home_view, own_scripts }: SiteView): boolean {
  if (!home_view || !home || home.row.words < least_words) return false
  const { scripts, iframes, frame_files } = home_view.facts
  const host = URL.parse(home.url)?.host
  if (frame_files.length > 0 || iframes.some(({ url }) => url !== null && URL.parse(url)?.host === host)) return false
  return scripts.every(script => {
    const { url, type } = script
    if (type.endsWith('json')) return true
    if (url === null) return type !== 'module' && !script.draws && !script.fills
    const own = own_scripts.find(script => script.url === url)
    if (!own) return of_looks.test(url)
    const { frame, links, loads_parts, fills } = own
    const writes = frame.menu || frame.foot || frame.files.length > 0
    return !writes && !loads_parts && links.length === 0 && fills.length === 0
  })
}

/** Why it cannot be told which pages are linked; undefined when it can. */
export function linksUnknown(site: SiteView): string | undefined {
  const { pages, home, home_view, done } = site
  if (!home) return 'The home page could not be read.'
  if (done.stopped_by !== null || done.pages_left > 0) return 'The site has more pages than were read.'
  const is_bare = home.row.links.length < fewLinks && !hasMenuOfPlaces(home_view) && !drawsNoLinks(site)
  if (home_view?.facts.empty_app_root || is_bare)
    return 'The home page has hardly any links in its HTML; a script may add them.'
  const isCut = pages.some(
    // A page with more may link to anything.
    page => !liesUnlinked(page) && (page.row.links.length >= kept_links || page.row.has.truncated),
  )
  return isCut ? 'Some pages have more links than were kept.' : undefined
}

type Reached = Map<string, { page: SitePage; clicks: number }>

/** Pages that can be reached from the home page, by address, with the clicks it takes. In steps. */
export function* clicksFrom(home: SitePage, linkedPages: LinkedPages): Generator<undefined, Reached> {
  const reached: Reached = new Map([[home.url, { page: home, clicks: 0 }]])
  let followed = 0
  for (const { page, clicks } of reached.values()) {
    if (endsStep(followed++)) yield
    for (const target of linkedPages(page))
      if (!reached.has(target.url)) reached.set(target.url, { page: target, clicks: clicks + 1 })
  }
  return reached
}
