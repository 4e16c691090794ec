import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

const names: Record<string, string> = {
  facebook: 'facebook',
  fb: 'facebook',
  instagram: 'instagram',
  insta: 'instagram',
  twitter: 'x',
  linkedin: 'linkedin',
  youtube: 'youtube',
  yelp: 'yelp',
  pinterest: 'pinterest',
  tiktok: 'tiktok',
  nextdoor: 'nextdoor',
}
/** A file that is nothing but the sign of a network: `icon-facebook.png`, `fb_32.png`, `facebook button-r.png`. */
const sign =
  /(?:^|\/)(?:icons?[-_ ]|social[-_ ])*(facebook|fb|instagram|insta|twitter|linkedin|youtube|yelp|pinterest|tiktok|nextdoor)(?:[-_ ]?(?:icon|logo|button|social|link|square|circle|round|white|black|color|footer|header|sm|small|f|u\d+|r|\d{1,4}(?:x\d+)?))*\.(?:png|svg|gif|webp|jpe?g)(?:[?#]|$)/i

function networkOf({ lazy_src, src }: ImageFact): string | undefined {
  const address = lazy_src ?? src ?? ''
  const found = address.length > 300 ? null : sign.exec(address.replaceAll('%20', ' '))
  return found ? names[found[1]?.toLowerCase() ?? ''] : undefined
}

export const profileIconUnlinked: PageCheck = {
  id: 'profile-icon-unlinked',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'Signs of Facebook and the like that lead nowhere',
  why: 'Visitors tap the sign to see your page there, and nothing happens.',
  mend: 'Make each sign a link to your own page on that network, or take it out.',
  source: 'https://support.google.com/business/answer/7091',
  look: page => {
    const { images, profiles } = page.facts
    if (!isShown(page) || images.length === 0) return notApplicable
    const linked = new Set<string>(profiles.flatMap(({ from, network }) => (from === 'link' ? [network] : [])))
    const dead = images.filter(image => {
      if (image.in_link || image.hidden || image.in_noscript) return false
      const network = networkOf(image)
      return network !== undefined && !linked.has(network)
    })
    return foundAll(
      dead.slice(0, 6).map(({ line, src }) => ({ url: page.url, line, evidence: `<img src="${src?.slice(0, 90)}">` })),
    )
  },
}
