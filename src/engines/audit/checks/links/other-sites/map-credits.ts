import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import type { IframeFact } from '#src/engines/audit/facts/types/media-facts.ts'

/** Sites that give away the code of a map with links in it, and those that pay them for a link: free films, as a rule. */
const hosts =
  /^https?:\/\/[^/]*(?:embed-?google-?maps?|google-?maps?-?(?:embed|generator|iframe|html)|embed-?maps?\.|maps?-?generator|embedmymap|mapswebsite|add-?map|123-?movies|fmovies|putlocker|soap2day|gomovies|solarmovie|yesmovies|freedirectorysubmission)/i
/** One look that spares most addresses the closer one. */
const may_be_one = /map|movie|putlocker|soap2day|freedirectory/i

export const isMapCredit = ({ url, internal }: Pick<LinkFact, 'url' | 'internal'>): boolean =>
  url !== null && !internal && may_be_one.test(url) && hosts.test(url)

/** The address under which those who give such code away let Google draw the map. */
const given_away = /^https?:\/\/(?:maps|www)\.google\.com\/maps\?.*&iwloc=&output=embed/
/** From the end of the frame's address to the link behind it. */
const right_behind = 300

/** "pureads.example" right behind such a map, to the site of that name: whoever pays for the links changes. */
function isCreditBehind({ url, internal, text, offset }: LinkFact, frames: readonly IframeFact[]): boolean {
  if (url === null || internal || !/^[\w-]+(?:\.[\w-]+)+$/.test(text)) return false
  const { hostname } = new URL(url)
  if (hostname.replace(/^www\./, '') !== text.toLowerCase().replace(/^www\./, '')) return false
  return frames.some(({ src, offset: from }) => offset > from && offset - from < (src?.length ?? 0) + right_behind)
}

export const mapCredit: PageCheck = {
  id: 'map-generator-link',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'The map brought links to strangers along',
  why: 'Whoever gave away the code of the map put links of others into it, often to sites with pirated films. Search engines count them as yours and may trust your site less.',
  mend: 'Take the map from Google Maps itself (Share, then “Embed a map”), and delete the links that came with the old one.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#link-spam',
  look: onWorkingPages(({ url, facts }) => {
    const frames = facts.iframes.filter(({ src }) => given_away.test(src ?? ''))
    const isCredit = (link: LinkFact) => isMapCredit(link) || (frames.length > 0 && isCreditBehind(link, frames))
    return foundAll(quoteLinks(url, facts.links.filter(isCredit)))
  }),
}
