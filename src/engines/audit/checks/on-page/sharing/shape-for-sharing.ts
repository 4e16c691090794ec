import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { iconForSharing } from '#src/engines/audit/checks/on-page/sharing/icon-for-sharing.ts'
import { openGraphImageBroken } from '#src/engines/audit/checks/on-page/sharing/open-graph.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { picturesForSharing } from '#src/engines/audit/facts/named-pictures.ts'
import type { PictureSize } from '#src/engines/audit/facts/picture-size.ts'

/** A card is nearly twice as wide as it is high. Of a square its midst stays, of anything beyond these not half of it. */
const upright = 0.95
const banner = 3.6

/** What a file says may be anything. */
const most_pixels = 20_000

function cutOf({ width, height }: PictureSize, is_large: boolean): string | null {
  const shape = width / height
  if (shape < upright && is_large) return 'taller than wide, and its top and foot are cut off'
  return shape > banner ? 'a narrow band, and its ends are cut off' : null
}

export const shapeForSharing: SiteCheck = {
  id: 'og-image-cut-off',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'The picture for sharing is not of the shape that networks show',
  why: 'Facebook, LinkedIn and X cut it to a card nearly twice as wide as it is high. Of a logo or a poster of another shape half is gone.',
  mend: 'Make a picture of 1200 × 630 pixels with the logo small in its midst, and name it in og:image.',
  source: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
  look: site => {
    const { home_view, links_checked } = site
    const [first] = home_view?.indexable ? picturesForSharing(home_view.facts) : []
    const size = first && links_checked.find(({ url }) => url === first.url)?.size
    if (!home_view || !first || !size || size.height === 0 || size.width > most_pixels || size.height > most_pixels)
      return notApplicable
    const cards = home_view.facts.twitter.filter(({ name }) => name === 'twitter:card')
    const cut = cutOf(
      size,
      cards.some(({ content }) => content === 'summary_large_image'),
    )
    if (cut === null || iconForSharing.look(home_view).state === 'found') return ok
    // Too small it is shown as a little square, or not at all.
    if (openGraphImageBroken.look(site).state === 'found') return ok
    return found(home_view.url, first.line, `${shortened(first.url)}: ${size.width} × ${size.height} pixels, ${cut}`)
  },
}
