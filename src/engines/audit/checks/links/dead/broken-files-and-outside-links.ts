import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { toTheEnd } from '#src/engines/audit/checks/in-steps.ts'
import { film } from '#src/engines/audit/checks/mobile/flash.ts'
import { faviconMissing } from '#src/engines/audit/checks/on-page/sharing/favicon.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'
import { brokenLinksOf } from './broken-links.ts'
import { deadAnswer, deadElsewhere } from './dead-answer.ts'
import { namedPicturesOnHome } from './named-pictures-on-home.ts'
import { isServedByHost } from './served-by-host.ts'

/** Somebody outside answered: a name that is not known is then the name's fault and not our network's. */
function sawOutside({ links_checked, variants, tls }: SiteView): boolean {
  const reached = links_checked.some(({ external, result }) => external && result !== null)
  return reached || variants.some(({ result }) => result !== null) || Boolean(tls?.facts)
}

/** The smallest picture of these formats takes 67 bytes. */
const least_picture = 60
const any_picture = /\.(?:gif|webp|svg|avif|ico|bmp)(?:[?#]|$)/i

/**
 * An upload that went wrong leaves a file of that name with next to nothing in it. Servers that are asked for the headers
 * alone may say 0 of any file: that counts where the file itself was looked at.
 */
function isNoPicture({ is_local_copy }: SiteView, { url, kind, result }: LinkChecked): boolean {
  if ((kind !== 'asset' && kind !== 'shared') || result?.status !== 200) return false
  const length = Number(headerValue(result.headers, 'content-length') ?? Number.NaN)
  if (length === 0 && is_local_copy && any_picture.test(url)) return true
  if (!/\.(?:png|jpe?g)(?:[?#]|$)/i.test(url)) return false
  return length < least_picture && (length > 0 || is_local_copy)
}

function whatIsWrong(site: SiteView, link: LinkChecked): string | undefined {
  const { external, result, problem, url } = link
  if (!external && isServedByHost(site, url)) return undefined
  if (!external) return isNoPicture(site, link) ? 'holds no picture' : result ? deadAnswer(result.status) : undefined
  return result || sawOutside(site) ? deadElsewhere(result, problem) : undefined
}

function deadOnes(site: SiteView, links: readonly LinkChecked[]): Occurrence[] {
  return links.flatMap(link => {
    const what = whatIsWrong(site, link)
    return what ? [{ url: link.found_on, line: lineOf(site, link), evidence: `${shortened(link.url)} ${what}` }] : []
  })
}

function lineOf({ home_view, painted }: SiteView, { kind, found_on, url }: LinkChecked): number | null {
  if (kind === 'painted') return painted.find(each => each.url === url && each.style === found_on)?.line ?? null
  if (home_view?.url !== found_on) return null
  const isIt = (each: { url: string | null }) => each.url?.split('#', 1)[0] === url
  return home_view.facts.resources.find(isIt)?.line ?? home_view.facts.links.find(isIt)?.line ?? null
}

/** Pictures that only styles name, and that something on the site shows. */
function paintedLinks({ links_checked, painted }: SiteView): LinkChecked[] {
  const shown = new Set(painted.map(({ url }) => url))
  return links_checked.filter(({ kind, url }) => kind === 'painted' && shown.has(url))
}

/** A site whose icon is gone has none, and pictures that only machines are shown have findings of their own. */
function toldElsewhere(site: SiteView): ReadonlySet<string> {
  const icons = faviconMissing.look(site).state === 'found' ? (site.home_view?.facts.icons ?? []) : []
  const { in_data, for_sharing } = namedPicturesOnHome(site)
  return new Set([...icons, ...in_data, ...for_sharing].flatMap(({ url }) => url ?? []))
}

export const brokenResource: SiteCheck = {
  id: 'broken-resource',
  section: 'links',
  scope: 'site',
  severity: 'high',
  title: 'Files of your pages are missing: pictures, styles, scripts or documents',
  why: 'Missing pictures look careless, a missing document cannot be opened, and a missing style or script can leave a page unusable.',
  mend: 'Upload the missing file again, or correct or remove the address that asks for it.',
  source: 'https://html.spec.whatwg.org/multipage/images.html#when-to-obtain-images',
  look(site) {
    const told = toldElsewhere(site)
    const files = site.links_checked.filter(
      ({ kind, url }) =>
        (kind === 'asset' || kind === 'fallback' || kind === 'shared') && !told.has(url) && !film.test(url),
    )
    const painted = paintedLinks(site)
    // A page that a frame and a link ask for is told with the links.
    const pages = new Set(toTheEnd(brokenLinksOf(site)).map(({ url }) => url))
    const missing = files.filter(({ url }) => !pages.has(url))
    if (files.length > 0) return foundAll([...deadOnes(site, missing), ...deadOnes(site, painted)])
    return site.checked_links ? notApplicable : notChecked('The files of the site were not asked for.')
  },
}

export const brokenExternalLink: SiteCheck = {
  id: 'broken-external-link',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: 'Links to other websites lead nowhere',
  why: 'A dead link to a partner, a review page or a supplier makes the whole site look abandoned.',
  mend: 'Look for the new address of the page, or remove the link.',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5.5',
  look(site) {
    const outside = site.links_checked.filter(({ kind, external }) => kind === 'page' && external)
    if (outside.length > 0) return foundAll(deadOnes(site, outside))
    return site.checked_links ? notApplicable : notChecked('Links to other websites were not asked for.')
  },
}
