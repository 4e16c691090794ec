import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Services that give each business a page of its own, where it is booked, ordered from, paid or reviewed. */
const service =
  /^https?:\/\/(?:www\.|app\.|order\.|book\.)?(?:calendly|acuityscheduling|booksy|vagaro|fresha|opentable|resy|doordash|ubereats|grubhub|postmates|seamless|toasttab|styleseat|schedulicity|zocdoc|housecallpro|getjobber|glossgenius|mindbodyonline|slicelife|chownow|venmo|cash\.app|trustpilot|thumbtack|angi|homeadvisor|tripadvisor|bbb|nextdoor|healthgrades|avvo|houzz|eventbrite|airbnb|vrbo)(?:\.com|\.org)?\/?(?:[?#]\S{0,60})?$/i
/** Where such a service lets anybody begin to look for a place to order from. */
const looks_for_food =
  /^https?:\/\/(?:www\.)?(?:ubereats\.com\/(?:[a-z]{2}\/)?feed|doordash\.com\/(?:home|food-delivery)|grubhub\.com\/(?:lets-eat|search)|seamless\.com\/(?:lets-eat|search)|postmates\.com\/feed)\/?(?:[?#]|$)/i
/** What the instructions of such a service say to replace. */
const blank_page =
  /^https?:\/\/(?:www\.|app\.|m\.|book\.|square\.)?(?:calendly|acuityscheduling|cal|booksy|vagaro|fresha|opentable|resy|square|squareup|setmore|simplybook|paypal|venmo|buymeacoffee|tidycal|youcanbook)\.(?:com|me|site)\/(?:\$?your[-_]?(?:link|name|user(?:name)?|account|business(?:[-_]?name)?|handle|company|page|event|id|profile|calendar|slug|booking)|user-?name|example|placeholder)(?:[/?#]|$)/i
const stores = /^https?:\/\/(?:apps\.apple\.com\/?(?:us\/?)?|play\.google\.com\/?(?:store\/?(?:apps\/?)?)?)$/i
/** The place that is to be reviewed was never filled in. */
const no_place =
  /^https?:\/\/search\.google\.com\/local\/(?:write)?reviews?(?:$|\?placeid=(?:$|[#&]|[^&]*(?:PLACE[_-]?ID|YOUR|XXXX|PLACEHOLDER|\.\.\.)))|^https?:\/\/g\.page\/?(?:r\/?)?(?:$|[^/]*YOUR)/i
const searches =
  /^https?:\/\/(?:www\.|m\.)?(?:facebook\.com\/search\/|(?:x|twitter)\.com\/search\?|instagram\.com\/explore\/search\/|youtube\.com\/results\?|linkedin\.com\/search\/|yelp\.com\/search\?)/i
/** Google names places there by at least a dozen signs, of which the first is always the same. */
const invented_place = /^https?:\/\/g\.page\/r\/(?!C[\w-]{11})[^/?#]{1,40}(?:[/?#]|$)/
/** Google's own marks of one place, in an address that looks like that of a search. */
const google_search =
  /^https?:\/\/(?:www\.)?google\.com\/search\?(?!\S*(?:lrd|ludocid|kgmid|stick|si=|lsig|rflfq|lqi))/i
/** The map looks for words, and shows whatever it finds by them. */
const to_read = /^\W*(?:\d[\d.,+ ]*\W*)?(?:read|see|view|check|browse|all|more|our|google)\b/i
const map_search =
  /^https?:\/\/(?:www\.)?google\.com\/maps\/search\/(?!\S*(?:place_id|ludocid|ftid|cid=|0x[\da-f]+(?::|%3A)0x|query=[^&\s]*[+,%]\d))/i
/** A point of the map with next to no decimals, or the map itself: whoever wrote it never saw the business there. */
const bare_map =
  /^https?:\/\/(?:www\.|maps\.)?google\.com\/maps\/?(?:$|(?:place\/[^/?#]{1,100}\/)?@-?\d{1,2}(?:\.\d{1,2})?,-?\d{1,3}(?:\.\d{1,2})?,[\d.]+z\/?$)/i
/** Buttons to share a page, without a page to share. */
const shares_nothing =
  /^https?:\/\/(?:www\.)?(?:facebook\.com\/sharer(?:\/sharer)?(?:\.php)?\/?(?:$|\?u=(?:$|[&#]))|linkedin\.com\/shareArticle\/?(?:$|\?(?:mini=true&)?url=(?:$|[&#]))|pinterest\.com\/pin\/create\/(?:button|link)\/?(?:$|\?url=(?:$|[&#])))/i
/** Where a form or a leaflet is made, and not where it is shown: the service asks everybody else to sign in. */
const where_made =
  /^https?:\/\/(?:[\w-]+\.)?(?:jotform\.com\/build\/\d|admin\.typeform\.com\/|docs\.google\.com\/forms\/(?:u\/\d\/)?d\/(?!e\/)[\w-]{10,}\/edit\b|canva\.com\/design\/[\w-]+\/(?:[\w-]+\/)?edit\b|calendly\.com\/(?:event_types|app\/)|squareup\.com\/dashboard\b)/i
/** “Thumbtack.com” in a list of useful sites names the service, and promises nothing else. */
const address = /^(?:https?:\/\/)?(?:www\.)?[\w-]+\.(?:com|org|net)\/?$/i
/** A tile says more than a button: “UberEats. Fast delivery straight to your door. Order now”. */
const longest = { button: 60, tile: 160 }
const orders = /\b(?:order|deliver(?:y|ed|s)?|book|reserve|schedule|pay|review(?: us)?)\b/i
const mayPromise = (text: string) => text.length <= (orders.test(text) ? longest.tile : longest.button)
/** One look that spares most links the others. */
const may_be =
  /\.(?:com|org|app)\/?(?:[?#]|$)|\/(?:search|sharer|shareArticle|results|pin|local|store|us|r|feed|home|food-delivery|lets-eat)\b|cash\.app|\/maps\/?(?:$|place\/|@)|your|user-?name|example|placeholder|\/(?:build|edit|dashboard|event_types|app)\b|admin\.typeform/i

/** UberEats writes where it is to deliver to into the address. */
const longest_address = 500

/** Why a link does not lead to the business; undefined where it may. */
function faultOf({ url, name, text }: LinkFact): string | undefined {
  if (url === null || url.length > longest_address || !may_be.test(url)) return undefined
  if (where_made.test(url)) return 'where it is made, which only you can open'
  if (no_place.test(url)) return 'no place is named'
  if (invented_place.test(url)) return 'Google gives no place such a name'
  if (blank_page.test(url)) return 'your own name was never put in'
  if (looks_for_food.test(url)) return mayPromise(text) ? 'where the service looks for any place to eat' : undefined
  if (service.test(url) || stores.test(url))
    return mayPromise(text) && !address.test(text.trim()) ? 'the front page of the service' : undefined
  if (searches.test(url)) return 'a search, not a profile'
  // Whoever only wants to read finds them beside the results for the name.
  const asks = /review/i.test(name) && (map_search.test(url) || (google_search.test(url) && !to_read.test(name)))
  if (asks) return 'a search, not the place to review'
  if (/review/i.test(name) && bare_map.test(url)) return 'a point of the map, not the place to review'
  return shares_nothing.test(url) ? 'nothing to share is named' : undefined
}

/** Whether a link of the page at that line is told as one to a service that does not lead to the business. */
export const isToldAsFront = ({ facts: { links } }: PageView, line: number): boolean =>
  links.some(link => link.line === line && !link.internal && !link.hidden && faultOf(link) !== undefined)

export const serviceFront: PageCheck = {
  id: 'service-link-not-yours',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'Links to order, book or review do not lead to you',
  why: 'The visitor lands on a front page or among search results, with your competitors, and has to find you again.',
  mend: 'Open your own page with the service, copy its address, and put it into the link.',
  source: 'https://support.google.com/business/answer/3474122',
  look: page => {
    if (!isShown(page) || page.kind === 'article' || page.kind === 'legal') return notApplicable
    const told = page.facts.links.flatMap(link => {
      if (link.kind !== 'web' || link.internal || link.hidden) return []
      const fault = faultOf(link)
      const shown = shortened(link.name || link.text, 40)
      return fault
        ? [
            {
              url: page.url,
              line: link.line,
              evidence: `“${shown}” leads to ${shortened(link.url ?? '', 90)}: ${fault}`,
            },
          ]
        : []
    })
    return foundAll(told.slice(0, 6))
  },
}
