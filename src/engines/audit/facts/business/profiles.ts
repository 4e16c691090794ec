import { textsOf } from '../node-values.ts'
import type { Reading } from '../reading/reading.ts'
import type { ProfileFact, ProfileNetwork } from '../types/business-facts.ts'

/** Directories of one trade, in which each member has a page. */
const portals =
  /(?:^|\.)(?:lawyers\.com|findlaw\.com|justia\.com|martindale\.com|superlawyers\.com|bestlawyers\.com|chambers\.com|legal500\.com|lawinfo\.com|vitals\.com|webmd\.com|health\.usnews\.com|ratemds\.com|psychologytoday\.com|goodtherapy\.org|therapyden\.com|doximity\.com|castleconnolly\.com|thumbtack\.com|porch\.com|buildzoom\.com|networx\.com|repairpal\.com|carfax\.com|theknot\.com|weddingwire\.com|zillow\.com|realtor\.com|vagaro\.com|booksy\.com|styleseat\.com|fresha\.com|classpass\.com|care\.com|winnie\.com|greatschools\.org|niche\.com|guidestar\.org|charitynavigator\.org|greatnonprofits\.org|rover\.com|manta\.com|alignable\.com)$/
const networks: readonly (readonly [ProfileNetwork, RegExp])[] = [
  ['facebook', /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/],
  ['instagram', /(?:^|\.)(?:instagram\.com|instagr\.am)$/],
  ['x', /(?:^|\.)(?:twitter\.com|x\.com)$/],
  ['linkedin', /(?:^|\.)linkedin\.com$/],
  ['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['tiktok', /(?:^|\.)tiktok\.com$/],
  ['pinterest', /(?:^|\.)(?:pinterest\.com|pin\.it)$/],
  ['nextdoor', /(?:^|\.)nextdoor\.com$/],
  [
    'google',
    /(?:^|\.)(?:g\.page|goo\.gl|business\.google\.com|g\.co)$|^(?:www\.|maps\.|search\.)?google\.[a-z.]{2,6}$/,
  ],
  ['yelp', /(?:^|\.)yelp\.com$/],
  ['bing', /(?:^|\.)bing\.com$/],
  ['apple', /^(?:maps|businessconnect)\.apple\.com$/],
  ['tripadvisor', /(?:^|\.)tripadvisor\.[a-z.]{2,6}$/],
  ['bbb', /(?:^|\.)bbb\.org$/],
  ['angi', /(?:^|\.)(?:angi\.com|angieslist\.com|homeadvisor\.com)$/],
  ['houzz', /(?:^|\.)houzz\.com$/],
  ['foursquare', /(?:^|\.)foursquare\.com$/],
  ['trustpilot', /(?:^|\.)trustpilot\.com$/],
  ['yellowpages', /(?:^|\.)(?:yellowpages\.com|yp\.com)$/],
  ['healthgrades', /(?:^|\.)(?:healthgrades\.com|zocdoc\.com)$/],
  ['avvo', /(?:^|\.)avvo\.com$/],
  ['opentable', /(?:^|\.)opentable\.com$/],
  ['portal', portals],
]
/** Below the front page and the lists of a portal. */
const entry_of_portal = /^\/[^/?#]+\/[^?#]{4}|^\/[^/?#]*[\d-][^/?#]{8}/
const sharing = /\/(?:sharer|share|intent|dialog|pin\/create|shareArticle|sharing)\b|[?&](?:url|u|text)=http/i
/** Google's own hosts are profiles only where they lead to a place. */
const google_place =
  /\/maps\/(?:place|contrib)|[?&](?:cid|ludocid|place_id|placeid)=|\/local\/|g\.page|business\.google|goo\.gl|g\.co\/kgs|writereview/

/** The number by which Google knows a place says all. */
const by_number = /[?&](?:cid|ludocid|place_?id)=[\w-]{6}/

/** Paths that name the network itself, a blank of the template, or the maker of the site's kit. */
const nobodys =
  /^\/?(?:\?.*|#.*|home\/?|login.*|index\.\w+)?$|^\/(?:company\/|in\/|user\/|c\/|pages\/|biz\/)?@?(?:your[-_.]?\w*|user(?:name)?|handle|page|profile|example|company(?:[-_]?name)?|business(?:[-_]?name)?|test|wix(?:com)?|squarespace|weebly|wordpress(?:com|dotcom)?|godaddy|elementor|webflow|envato|themeforest|templatemo|colorlib|html5up|bootstrapmade|bootstrap|getbootstrap|shopify|jimdo|framer|duda|wixdotcom|vercel|netlify|github|astrodotbuild|nextjs|tailwindcss|jekyllrb|gohugoio|bootstrapious|startbootstrap|sbootstrap|ajlkn|html5_up|tooplate|htmlcodex|themewagon|themefisher|uideck|graygrids|styleshout|zerotheme|w3layouts|fh5co|freehtml5co|gettemplatesco|untree\.?co|creativetim(?:official)?|mmistakes|daattali|lovable(?:_?dev)?|mobirise|nicepage(?:app)?|site123|webnode|strikingly|ucraft|zyro|mdbootstrap)(?:\/\d{6,20})?\/?(?:[?#].*)?$/i

/** Is the handle in a meta that of the maker of a kit, or a blank? */
export const isNobodysHandle = (handle: string): boolean =>
  handle === '@' || (handle.length > 1 && nobodys.test(`/${handle}`))

/** Host and path of a web address, without a parser: most links of a page are asked. */
const parts = /^https?:\/\/([^/?#:]+)[^/?#]*([^#]*)/i

function profileIn(url: string): { network: ProfileNetwork; share: boolean; generic: boolean } | null {
  const found = parts.exec(url)
  const host = found?.[1]?.toLowerCase()
  if (!host) return null
  const network = networks.find(([, pattern]) => pattern.test(host))?.[0]
  if (!network || (network === 'google' && !google_place.test(url))) return null
  const path = found?.[2] ?? ''
  if (network === 'portal' && !entry_of_portal.test(path)) return null
  // Twitter once named people behind `#!/`, and still knows whom they mean.
  const is_nobodys = nobodys.test(path) && !url.includes('/#!/') && !(network === 'google' && by_number.test(path))
  return { network, share: sharing.test(url), generic: is_nobodys }
}

/** "Site by Otter Works": whoever made the site signs it with a link to a profile, too. */
const signature =
  /^\W*(?:(?:web ?)?site|web ?page|web|design|logo|branding|photos?|photography|video|art(?:work)?)?,? ?(?:and development |& development )?(?:design(?:ed)?|made|built|created|crafted|developed|powered|hosted|maintained|managed)?(?: (?:and|&) \w+)?(?: with [^\s]{1,9})? by \S/i

/** Links and sameAs to the business's pages elsewhere, wherever its maker does not sign with them. */
export function findProfiles({ found, entities }: Reading): ProfileFact[] {
  const profiles: ProfileFact[] = []
  const signed = new Set<string>()
  for (const { kind, internal, url, line, offset, region, text } of found.links) {
    const profile = kind === 'web' && !internal && url ? profileIn(url) : null
    if (!profile || !url) continue
    if (text.length > 6 && signature.test(text)) signed.add(url)
    profiles.push({ line, offset, url, region, from: 'link', ...profile })
  }
  for (const node of entities.nodes) {
    for (const url of textsOf(node, 'sameAs')) {
      const profile = profileIn(url.trim())
      if (profile)
        profiles.push({ line: node.line, offset: node.offset, url, region: 'head', from: 'same-as', ...profile })
    }
  }
  const own = signed.size === 0 ? profiles : profiles.filter(({ url }) => !signed.has(url))
  return own.slice(0, 500)
}
