import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { stockShownAsWork } from './stock-as-own-work.ts'

const most = 5
/** Social networks, search results, picture agencies and places to drop a file: none of them is there to serve a shop's site. */
const lender =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:imgur\.com|postimg\.cc|ibb\.co|imageshack\.\w+|tinypic\.com|photobucket\.com|fbcdn\.net|fbsbx\.com|cdninstagram\.com|pinimg\.com|yelpcdn\.com|media-amazon\.com|gstatic\.com\/images\?|(?:images|plus)\.unsplash\.com|images\.pexels\.com|cdn\.pixabay\.com|istockphoto\.com|istockimg\.com|shutterstock\.com|gettyimages\.com|alamy\.com|dreamstime\.com|depositphotos\.com|123rf\.com|freepik\.com|vecteezy\.com|upload\.wikimedia\.org|drive\.google\.com|dl\.dropboxusercontent\.com)(?:\/|$|(?<=\?))/i
const may_lend =
  /imgur|postimg|ibb\.co|imageshack|tinypic|photobucket|fbcdn|fbsbx|cdninsta|pinimg|yelpcdn|amazon|gstatic|unsplash|pexels|pixabay|stock|getty|alamy|dreams|deposit|123rf|freepik|vecteezy|wikimedia|drive|dropbox/i

const uploads = '/wp-content/uploads/'
/** A single one may be the badge of an association. */
const fewest_uploads = 2
/** What delivers files for other sites; the address of a site that is being made is told of as that. */
const delivers =
  /^\d{1,3}(?:\.\d{1,3}){3}$|(?:^|\.)(?:wp\.com|wordpress\.com|b-cdn\.net|cloudfront\.net|netdna-ssl\.com|netdna-cdn\.com|kxcdn\.com|cloudflare\w*\.\w+|fastly\.net|akamai\w*\.net|wpengine(?:powered)?\.com|kinsta\.\w+|kinstacdn\.com|flywheel\w*\.com|flywheelsites\.com|cloudwaysapps\.com|pantheonsite\.io|sg-host\.com|rocketcdn\.me|stackpathcdn\.com|amazonaws\.com|googleapis\.com|shortpixel\.ai|optimole\.com)$|(?:^|[.-])(?:cdn|static|media|assets|images?|img|dev|stage|staging|test)\d*\./

/** `calloway` of `www.calloway.example`. */
const brandOf = (host: string) => host.split('.').at(-2) ?? host

const bears = (title: string, host: string) =>
  brandOf(host).length >= 5 &&
  title
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .includes(brandOf(host).replaceAll('-', ''))

/** Pictures that another WordPress keeps: mostly the site as it was before, whose address will lapse. */
function keptElsewhere(pictures: readonly Picture[], page_url: string, title: string): Picture[] {
  const kept = pictures.filter(({ address }) => address.includes(uploads))
  if (kept.length === 0) return []
  const own = brandOf(new URL(page_url).hostname)
  const there = kept.flatMap(picture => {
    const host = URL.parse(picture.address, page_url)?.hostname ?? ''
    const is_own = brandOf(host) === own || picture.address.includes(`${own}.`)
    return is_own || delivers.test(host) ? [] : [{ ...picture, host }]
  })
  return [...Map.groupBy(there, ({ host }) => host).values()].flatMap(of_host =>
    // A host of the name that stands in the title is no association.
    new Set(of_host.map(({ address }) => address)).size < fewest_uploads && !bears(title, of_host[0]?.host ?? '')
      ? []
      : of_host,
  )
}

/** Editions of one picture in several sizes differ in what stands behind the question mark. */
const withoutSize = (address: string | null) => address?.split('?', 1)[0] ?? ''

type Picture = { address: string; line: number }

export const borrowedPictures: PageCheck = {
  id: 'pictures-borrowed',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Pictures are loaded from another site',
  why: 'They vanish when the other site changes or forbids it, load slowly, and are often stock that customers have seen elsewhere.',
  mend: 'Put your own photos on your own site. Of a picture you have a license for, keep the file yourself.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: page => {
    const { facts, url } = page
    const { images, resources } = facts
    if (!isShown(page) || (images.length === 0 && resources.length === 0)) return notApplicable
    const found = new Map<string, Occurrence>()
    const pictures = images.flatMap(({ src, lazy_src, hidden, line }) => {
      const address = lazy_src ?? src
      return hidden || address === null ? [] : [{ address, line }]
    })
    // Those that are shown as work of the business are told as that.
    const told = new Set(stockShownAsWork(page).map(({ src, lazy_src }) => lazy_src ?? src ?? ''))
    // Galleries are often made of grounds: the picture stands in the style of a link or box.
    const named = new Set(images.flatMap(one => [one.src, one.lazy_src, one.url].map(withoutSize)))
    const grounds = resources.flatMap(({ kind, url: address, line }) =>
      kind === 'image' && !named.has(withoutSize(address)) ? [{ address, line }] : [],
    )
    const lent = [...pictures, ...grounds].filter(
      ({ address }) => may_lend.test(address) && lender.test(address) && !told.has(address),
    )
    for (const { address, line } of [...lent, ...keptElsewhere(pictures, url, facts.titles[0]?.text ?? '')])
      if (found.size < most) found.set(address, { url, line, evidence: shortened(address, 100) })
    return foundAll([...found.values()])
  },
}
