import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

type Weighed = { url: string; found_on: string; type: string; kilobytes: number; negotiated: boolean }

const kilobyte = 1_000

/** The pictures that were asked for and told their length. */
function weighedImages({ links_checked, painted }: SiteView): Weighed[] {
  const shown = new Set(painted.map(each => each.url))
  return links_checked.flatMap(({ url, kind, found_on, result }): Weighed[] => {
    if (
      !(kind === 'asset' || ((kind === 'painted' || kind === 'shared') && shown.has(url))) ||
      result?.status !== 200 ||
      !result.content_type.startsWith('image/')
    )
      return []
    const length = Number(headerValue(result.headers, 'content-length') ?? Number.NaN)
    if (!Number.isFinite(length)) return []
    const vary = headerValue(result.headers, 'vary') ?? ''
    const negotiated = /\baccept\b(?!-)/i.test(vary)
    return [{ url, found_on, type: result.content_type, kilobytes: length / kilobyte, negotiated }]
  })
}

function lineOf({ home_view, painted }: SiteView, { found_on, url }: Weighed): number | null {
  const isIt = (each: { url: string | null }) => each.url === url
  if (home_view?.url !== found_on) return painted.find(each => isIt(each) && each.style === found_on)?.line ?? null
  return (home_view.facts.images.find(isIt) ?? home_view.facts.resources.find(isIt))?.line ?? null
}

/** @param choose those that are too heavy, of all that were weighed. */
function lookFor(choose: (images: readonly Weighed[], site: SiteView) => readonly Weighed[]): SiteCheck['look'] {
  return site => {
    const images = weighedImages(site)
    if (images.length === 0) return site.checked_links ? notApplicable : notChecked('The pictures were not asked for.')
    return foundAll(
      choose(images, site).map((image): Occurrence => {
        const evidence = `${shortened(image.url)}: ${Math.round(image.kilobytes)} kB`
        return { url: image.found_on, line: lineOf(site, image), evidence }
      }),
    )
  }
}

const heavy = 500
const large = 200
/** One picture that is hardly above the bound makes no page slow. */
const alone = 250
const worthConverting = 100
/** Together less than this saves nobody a second. */
const worthTheTrouble = 300

const isHeavy = ({ kilobytes }: Weighed) => kilobytes > heavy
const isLarge = ({ kilobytes }: Weighed) => kilobytes > large

export const imageTooLarge: SiteCheck = {
  id: 'image-too-large',
  section: 'speed',
  scope: 'site',
  severity: 'medium',
  title: 'Pictures are far too heavy, some of more than 500 kB',
  why: 'On a phone each of them takes seconds, and many visitors do not wait.',
  mend: 'Scale each picture to the size it is shown at, and save it as WebP or AVIF at a quality of about 75.',
  source: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
  // The others that are too large have the same cause.
  look: lookFor(images =>
    images.some(isHeavy) ? images.filter(isLarge).sort((one, other) => other.kilobytes - one.kilobytes) : [],
  ),
}

export const imageLarge: SiteCheck = {
  id: 'image-large',
  section: 'speed',
  scope: 'site',
  severity: 'low',
  title: 'Pictures of more than 200 kB',
  why: 'They make the page slower on a phone than it needs to be.',
  mend: 'Scale each picture to the size it is shown at, and save it as WebP or AVIF.',
  source: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
  look: lookFor(images => {
    const all = images.some(isHeavy) ? [] : images.filter(isLarge)
    return all.reduce((sum, { kilobytes }) => sum + kilobytes, 0) > alone ? all : []
  }),
}

/** The home page shows the picture as it is: no other form of it is offered to browsers that know better ones. */
function isOnlyForm({ url }: Weighed, { home_view }: SiteView): boolean {
  const shown = home_view?.facts.images.filter(image => image.url === url) ?? []
  return shown.length > 0 && shown.every(({ in_picture, srcset }) => !in_picture && srcset === null)
}

export const imageLegacyFormat: SiteCheck = {
  id: 'image-legacy-format',
  section: 'speed',
  scope: 'site',
  severity: 'low',
  title: 'Pictures of the home page come in an old format',
  why: 'As WebP or AVIF they would be smaller by a third or more and look the same.',
  mend: 'Save them as WebP or AVIF, or switch this on in your website builder or image plugin.',
  source: 'https://web.dev/learn/images/webp',
  // Heavier ones are told of as too large: the same mend.
  look: lookFor((images, site) => {
    const old = images.filter(image => {
      const isOld = image.type === 'image/jpeg' || image.type === 'image/png' || image.type === 'image/jpg'
      const worth = image.kilobytes > worthConverting && !isLarge(image)
      return isOld && worth && !image.negotiated && isOnlyForm(image, site)
    })
    const together = old.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
    return together < worthTheTrouble ? [] : old
  }),
}
