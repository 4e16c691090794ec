import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Those whose guests read a menu, not pages about services. */
const feeds =
  /\b(?:restaurant|caf[eé]|coffee|bakery|pizz|diner|grille?|bar|bistro|deli|sushi|taqueria|brew|winery|ice cream|food truck|catering|inn|hotel|motel)/i
const offers =
  /^(?:our |the )?(?:\w+ ){0,2}(?:services|solutions|treatments|procedures|specialties|practice areas)(?: we offer)?$|^what we (?:do|offer|haul|remove|clean|handle|fix|treat|install|repair|build)\b|^(?:complete|full|professional|expert|quality|trusted) (?:[\w&-]+ ){1,3}services?$/i
/** Beside these the front page is all there is. */
const aside = new Set(['thanks', 'legal', 'contact'])

/** The one page of a site that lists services, by the heading over the list or the entry of its menu; undefined where there are more pages. */
function onlyPage({ pages, home, home_view }: SiteView): { name: string; line: number } | undefined {
  if (!home || !home_view || pages.some(({ url, kind }) => url !== home.url && !aside.has(kind))) return undefined
  if (feeds.test(`${home.row.title} ${home.row.h1} ${home.row.description}`)) return undefined
  const { headings, links, anchors } = home_view.facts
  const leadsToPart = ({ kind, href }: LinkFact) => kind === 'fragment' && anchors.has(href?.slice(1) ?? '')
  return (
    headings.find(({ name }) => offers.test(name.trim())) ??
    // Its menu calls them so, whatever stands over them.
    links.find(link => link.in_nav && leadsToPart(link) && /^(?:our )?services$/i.test(link.name.trim()))
  )
}

/** Pages for the places themselves: what is done there stands elsewhere. */
const of_places = /\/(?:locations?|offices?|service-areas?|areas(?:-we-serve|-served)?|cities|towns|stores)\//i

/** Pages that are surely about something else. */
const not_a_service =
  /\/(?:[\w-]*(?:specials?|coupons?|offers|gallery|portfolio|testimonials?|reviews?|faqs?|how-?(?:it|we)-?works?|(?:our-)?process|why-[\w-]+|(?:service-?)?areas?|areas-[\w-]+|pricing|prices|before-?(?:and-?)?after|schedule|book(?:ing)?|videos?|resources|privacy|terms|blog|news|estimate|quote|careers?|jobs?|employment|team|staff|events?|sitemap|site-map|about[\w-]*|new-(?:patients?|clients?|customers?|guests?)|patients?|insurance|financing|doctors?|attorneys?|pay|portal|login|locations?|home|index\d?))(?:\.\w+)?\/?$/i

/** Parts of these are goods, and the services stand elsewhere. */
const of_goods = /\/(?:our-)?(?:products?|shop|store|merchandise|supplements|brands|resources|links)(?:\.\w+)?\/?$/i
const least_places = 4
/** Parts of a page that are no service. */
const no_service =
  /^(?:home|top)$|\b(?:about|team|staff|story|history|mission|values|contact|address|schedule|patients?|clients?|customers?|videos?|faqs?|questions|hours|locations?|directions|map|reviews?|testimonials|gallery|photos|portfolio|projects|news|blog|careers|jobs|pricing|prices|rates|menu|events|form|quote|book|breakfast|lunch|dinner|drinks|desserts?|appetizers|sandwiches|rooms)\b/

/** Entries of the menu that each lead to a part of one inner page, where no other page of the menu bears their words. */
function servicesOnOnePage({
  home,
  urlOf,
  pageAt,
}: SiteView): { page: string; names: string[]; places: string[] } | undefined {
  if (!home || feeds.test(`${home.row.title} ${home.row.h1} ${home.row.description}`)) return undefined
  const by_page = new Map<number, Map<string, string>>()
  for (const { page, place, words } of home.row.menu) {
    if (place === '' || page === home.row.page || no_service.test(words)) continue
    if (of_goods.test(urlOf(page))) continue
    // A place that is not there is told as that.
    const anchors = pageAt(urlOf(page))?.row.anchors
    if (anchors && !anchors.includes(hash32(place))) continue
    const places = by_page.get(page) ?? new Map<string, string>()
    by_page.set(page, places.set(place, words))
  }
  const [most] = [...by_page].sort(([, one], [, other]) => other.size - one.size)
  return most && most[1].size >= least_places
    ? { page: urlOf(most[0]), names: [...most[1].values()], places: [...most[1].keys()] }
    : undefined
}

export const servicePagesMissing: SiteCheck = {
  id: 'service-pages-missing',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'All your services share one page',
  why: 'A page about one service can answer a search for it. A list of ten rarely answers any.',
  mend: 'Give each service that brings you work a page of its own, and link to it from the list.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  look: site => {
    if (!isLocalSite(site)) return notApplicable
    const unread = unreadOf(site)
    const only = onlyPage(site)
    if (only && unread === null)
      return found(site.start_url, only.line, `“${only.name.slice(0, 60)}”, on the only page of the site`)
    const lists = site.pages.filter(({ url }) => /\/(?:our-)?services?(?:\.\w+)?\/?$/i.test(new URL(url).pathname))
    const [list] = lists
    const shared = servicesOnOnePage(site)
    const isOfOne = ({ kind, url }: SitePage) =>
      url !== shared?.page && (kind === 'service' || shared?.places.some(place => url.includes(`/${place}`)))
    if (shared && unread === null && !site.pages.some(isOfOne)) {
      const names = shared.names.slice(0, 4).join(', ')
      return found(shared.page, null, `${shared.names.length} entries of the menu lead to parts of it: ${names}`)
    }
    if (!list || lists.length > 1 || list.row.main_words < 60) return notApplicable
    // Pages whose kind is not plain may well be services.
    const others = site.pages.filter(
      ({ kind, url }) =>
        url !== list.url &&
        (kind === 'service' ||
          (kind === 'location' && !of_places.test(url)) ||
          (kind === 'other' && !not_a_service.test(new URL(url).pathname))),
    )
    if (others.length > 0) return ok
    return unread === null
      ? found(list.url, list.row.h1_line || null, 'the only page about services')
      : notChecked(unread)
  },
}
