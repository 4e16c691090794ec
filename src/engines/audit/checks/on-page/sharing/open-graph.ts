import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { lookAtPictures } from '#src/engines/audit/checks/links/dead/dead-pictures.ts'
import { namedPicturesOnHome } from '#src/engines/audit/checks/links/dead/named-pictures-on-home.ts'
import { isForMakersOnly } from '#src/engines/audit/checks/links/other-sites/own-workshop.ts'
import { isBlankSite } from '#src/engines/audit/checks/on-page/leftovers/stand-ins.ts'
import { tooSmallForSharing } from '#src/engines/audit/checks/on-page/sharing/size-for-sharing.ts'
import { saysHome } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const source = 'https://ogp.me/#metadata'
const shared = new Set<PageKind>(['home', 'service', 'location'])

function graphOf({ facts }: PageView, property: string) {
  return facts.open_graph.find(meta => (meta.property || meta.name) === property && meta.content !== '')
}

export const openGraphMissing: PageCheck = {
  id: 'open-graph-missing',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Links to a page look bare when shared',
  why: 'When somebody shares your page on Facebook or in a message, these tags give the picture and headline they see.',
  mend: 'Add og:title, og:type, og:image and og:url to the page. Most SEO plug-ins do it when you turn sharing on.',
  source,
  look: page => {
    if (!page.indexable || !shared.has(page.kind)) return notApplicable
    const missing = ['og:title', 'og:type', 'og:image', 'og:url'].filter(
      property => !graphOf(page, property) && !(property === 'og:image' && graphOf(page, 'og:image:url')),
    )
    // Readers take a page without og:type for a website, and one without og:url for its own address.
    const headline = graphOf(page, 'og:title')
    if (headline && saysHome(headline.content))
      return found(page.url, headline.line, `og:title: ${shortened(headline.content)}`)
    if (!missing.includes('og:title') && !missing.includes('og:image')) return ok
    return found(page.url, null, `Missing: ${missing.join(', ')}`)
  },
}

export const openGraphRelativeImage: PageCheck = {
  id: 'open-graph-relative-image',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'The picture for sharing has an incomplete address',
  why: 'Facebook and others need the whole address of the picture. With half of it they show none.',
  mend: 'Write the full address in og:image, beginning with https:// and your domain.',
  source,
  look: page => {
    const image = graphOf(page, 'og:image')
    if (!image || !page.indexable) return notApplicable
    if (/^https?:\/\//i.test(image.content) || /[{}[\]]|^data:/.test(image.content)) return ok
    return found(page.url, image.line, `og:image: ${shortened(image.content)}`)
  },
}

export const openGraphImageBroken: SiteCheck = {
  id: 'og-image-broken-or-small',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'The picture for sharing is missing or too small',
  why: 'Links to your home page look bare on Facebook and in messages, or come with a blurred spot, though a picture was meant to be there.',
  mend: 'Upload a photo or a card of 1200 × 630 pixels as JPEG or PNG, and name its address in og:image.',
  source,
  look: site => {
    // One with half of an address is told as that.
    const half = site.home_view ? openGraphRelativeImage.look(site.home_view) : ok
    const told = half.state === 'found' ? half.occurrences.map(({ line }) => line) : []
    const named = namedPicturesOnHome(site).for_sharing.filter(({ line }) => !told.includes(line))
    const outcome = lookAtPictures(site, named, 'facebookexternalhit')
    return outcome.state === 'found' ? outcome : (tooSmallForSharing(site) ?? outcome)
  },
}

/** Address by which two spellings of one page are the same. */
function plainAddress(url: string): string | null {
  const parsed = URL.parse(url)
  if (!parsed) return null
  return `${parsed.hostname.replace(/^www\./, '')}${parsed.pathname.replace(/\/(?:index\.\w+)?$/, '')}${parsed.search}`
}

const pathOf = (address: string) => (address.includes('/') ? address.slice(address.indexOf('/')) : '')

export const openGraphUrlMismatch: PageCheck = {
  id: 'open-graph-url-mismatch',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'The address for sharing is not the page’s own',
  why: 'Likes and shares are counted for the address in og:url. If it names another page, they go there.',
  mend: 'Make og:url the same as the page’s canonical address.',
  source,
  look: page => {
    const stated = graphOf(page, 'og:url')
    if (!stated || !page.indexable || !/^https?:\/\//i.test(stated.content)) return notApplicable
    // An address of the makers is told as such.
    if (isForMakersOnly(page, stated.content)) return notApplicable
    // One that was never filled in is told as that.
    if (isBlankSite(stated.content) && page.kind !== 'article') return notApplicable
    const canonical = page.facts.canonicals.find(({ url, part }) => url !== null && part === 'head')
    const said = plainAddress(stated.content)
    const own = plainAddress(page.url)
    // By which of its names a host shows a file is not known.
    if (page.is_local_copy && said === own?.replace(/\.html?$/, '')) return ok
    if (!said || said === own || said === plainAddress(canonical?.url ?? page.url)) return ok
    // Where the canonical names the same other host, one setting is wrong, and it is told there.
    const told = plainAddress(canonical?.url ?? page.url)?.split('/')[0]
    const is_of_the_other = told !== own?.split('/')[0] && told === said.split('/')[0]
    if (is_of_the_other && (!canonical?.url || pathOf(said) === pathOf(own ?? ''))) return ok
    // A sharing address of another kind on the same host may be meant, the home page for an inner page never.
    if (!canonical && said.split('/')[0] === own?.split('/')[0] && said.includes('/')) return ok
    return found(page.url, stated.line, `og:url: ${shortened(stated.content)}`)
  },
}
