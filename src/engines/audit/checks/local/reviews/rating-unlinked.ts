import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const network = '(google|yelp|facebook)'
/** "5.0 stars on Google", "5-star Google rated", "127 Google reviews". */
const claim = new RegExp(
  [
    String.raw`\b[3-5]\.\d\b[ ★⭐/5()-]{0,8}(?:(?:stars?|average|customer|out of 5|rating|rated|on|from) ){0,4}${network}\b`,
    String.raw`\b${network} (?:customer |review )?rat(?:ing|ed)(?: of)?:? [3-5]\.\d\b`,
    String.raw`\b(?:5|five)[- ]star ${network} (?:rat(?:ed|ings?)|reviews?)\b`,
    String.raw`\b(?:5|five)[- ]stars? (?:rated )?on ${network}\b`,
    String.raw`\b\d{2,4}\+? (?:(?:five[- ]star|5[- ]star|verified|positive) )?${network} reviews\b`,
  ].join('|'),
  'i',
)
/** "Hundreds of 5-star reviews", "Rated 4.9/5 by our customers": wherever they were written. */
const claim_at_large =
  /\b(?:hundreds|thousands|dozens|\d{2,4}\+?) (?:of )?(?:(?:verified|positive|happy) )?(?:5|five)[- ]star (?:customer |client |patient )?reviews\b|\b(?:\d{2,4}\+? verified|hundreds of|thousands of) (?:customer |client |patient )?reviews\b|\b[45]\.\d ?(?:\/ ?5|out of 5|stars?)(?: average| customer)* (?:rating|from \d{2,4}\+? reviews)\b|\b[45]\.\d (?:average|overall|customer|client|patient) (?:star )?rating\b|^\W*[45](?:\.\d)? ?(?:★|⭐) (?:star )?rating\b|\b[45]\.\d ?(?:★|⭐|\/ ?5|stars?)?(?: [·•|—–-]| from| based on|,)? \(?\d[\d,]{1,5}\+? (?:(?:guest|customer|client|patient|verified|happy) )?reviews\b/i
/** In a row of figures each stands above what it counts. */
const figure_alone = /^\s{0,9}(?:[45]\.\d ?(?:\/ ?5|★|⭐)?|[45] ?[★⭐])\s{0,9}$/
const may_claim = /google|yelp|facebook|review|rating/i
/** Of those whose work is to gather reviews for others. */
const for_others = /\b(?:your|clients?['’]?|their|get more|boost|grow) (?:\w+ ){0,2}(?:google|yelp|facebook)\b/i

/** Where whoever reads the claim may look it up; a way there, a font or a captcha is none. */
const looked_up: Readonly<Record<string, RegExp>> = {
  google:
    /^https?:\/\/(?:[\w-]+\.)*(?:g\.page|goo\.gl|g\.co|share\.google|business\.site|google\.[a-z.]{2,6}\/(?!maps\/(?:dir|search|embed)|maps\/?\?|policies|recaptcha|analytics|intl|calendar|forms))/i,
  yelp: /^https?:\/\/(?:[\w-]+\.)*(?:yelp\.|yelp\.to)/i,
  facebook: /^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com|fb\.com|fb\.me)\//i,
}
const shown: Readonly<Record<string, string>> = { google: 'Google', yelp: 'Yelp', facebook: 'Facebook' }
/** Where reviews of a business are kept, or may be asked for. */
const anywhere =
  /^https?:\/\/(?:[\w-]+\.)*(?:yelp|tripadvisor|trustpilot|angi|angieslist|homeadvisor|houzz|thumbtack|bbb|nextdoor|healthgrades|zocdoc|vitals|avvo|opentable|booking|airbnb|vrbo|theknot|weddingwire|birdeye|podium|nicejob|broadly|zillow|realtor|cars|cargurus|carfax|dealerrater|surecritic|repairpal|booksy|vagaro|styleseat|fresha|rover|etsy|amazon|apple|guildquality|buildzoom|porch|networx|expertise|grade\.us|g2|capterra|clutch|glassdoor|care|ratemds|webmd|lawyers|martindale|justia|findlaw|foursquare|mapquest|toasttab|doordash|ubereats|grubhub|lawnstarter)\./i
/** Services of these draw links that stand in no page. */
const of_tools =
  /fonts?\.|googletagmanager|gstatic|googleapis|docs\.google|drive\.google|accounts\.google|support\.google/i

/** A link to reviews that leads to a search is there, and told as that. */
const searched = /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/(?:maps\/)?search\b/i

/** On the network that the claim names, or on any where nobody is named. */
const isThere = (url: string, named: string | undefined): boolean =>
  named === undefined
    ? anywhere.test(url) || Object.values(looked_up).some(there => there.test(url))
    : looked_up[named]?.test(url) === true

export const ratingUnlinked: SiteCheck = {
  id: 'rating-without-link',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'You name your rating or your reviews, and no link leads to them',
  why: 'Anybody can write five stars. With one tap to the reviews themselves visitors believe it, and next time leave one of their own.',
  mend: 'Make the rating a link to your reviews on that site.',
  source: 'https://support.google.com/business/answer/3474122',
  look: site => {
    const { home_view, links_checked } = site
    if (!home_view || !isLocalSite(site)) return notApplicable
    const { text, reviews, links } = home_view.facts
    if (reviews.some(({ kind }) => kind === 'widget')) return notApplicable
    const said_here = text.blocks.flatMap((block, at) => {
      const { text: own, in_article, line } = block
      const said = figure_alone.test(own) ? `${own.trim()} ${text.blocks[at + 1]?.text ?? ''}` : own
      return may_claim.test(said) && !in_article && !for_others.test(said) ? [{ text: said, line }] : []
    })
    const block = said_here.find(one => claim.test(one.text)) ?? said_here.find(one => claim_at_large.test(one.text))
    const match = block && (claim.exec(block.text) ?? claim_at_large.exec(block.text))
    if (!block || !match) return notApplicable
    const named = match
      .slice(1)
      .find(group => group !== undefined)
      ?.toLowerCase()
    const leads = (url: string | null) => url !== null && !of_tools.test(url) && isThere(url, named)
    if (links.some(({ url, name }) => url !== null && searched.test(url) && /review/i.test(name))) return ok
    if (links.some(({ url }) => leads(url)) || links_checked.some(({ url }) => leads(url))) return ok
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    const said = shortened(block.text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 30), 80)
    return found(
      home_view.url,
      block.line,
      `“${said}”, and no link to ${named ? `your page on ${shown[named]}` : 'any site of reviews'}`,
    )
  },
}
