import type { Outcome } from '#src/engines/audit/checks/check.ts'
import { iconForSharing } from '#src/engines/audit/checks/on-page/sharing/icon-for-sharing.ts'
import { found } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { picturesForSharing } from '#src/engines/audit/facts/named-pictures.ts'
import type { PictureSize } from '#src/engines/audit/facts/picture-size.ts'

/** Facebook shows none below the first, and a little square beside the text below the second. */
const least = 200
const small: PictureSize = { width: 600, height: 315 }
/** What is said of a picture may be rounded, or be of twice its pixels. */
const much_less = 0.6

/** What the page says of its first picture for sharing. */
function saidOf({ facts }: NonNullable<SiteView['home_view']>): PictureSize {
  const sides = ['og:image:width', 'og:image:height'].map(named =>
    Number(facts.open_graph.find(({ property, name }) => (property || name) === named)?.content),
  )
  return { width: sides[0] || 0, height: sides[1] || 0 }
}

function faultOf(size: PictureSize, said: PictureSize): string | null {
  const { width, height } = size
  const is_overstated = width < said.width * much_less && height < said.height * much_less
  const words = is_overstated ? `, where og:image:width and height say ${said.width} × ${said.height}` : ''
  if (width < least || height < least) return `${width} × ${height} pixels, too few to be shown${words}`
  if ((width < small.width && height < small.height) || is_overstated) return `${width} × ${height} pixels${words}`
  return null
}

/** The first picture that the home page names for sharing is one that networks show small, or not at all. */
export function tooSmallForSharing({ home_view, links_checked }: SiteView): Outcome | null {
  const [first] = home_view?.indexable ? picturesForSharing(home_view.facts) : []
  const asked = first && links_checked.find(({ url }) => url === first.url)
  // The icon of the site is told as that, however large it is.
  if (!home_view || !first || !asked || iconForSharing.look(home_view).state === 'found') return null
  if (asked.result?.status === 200 && /\bsvg\b/.test(asked.result.content_type))
    return found(home_view.url, first.line, `${shortened(first.url)} is an SVG, which no network shows`)
  const fault = asked.size ? faultOf(asked.size, saidOf(home_view)) : null
  return fault === null ? null : found(home_view.url, first.line, `${shortened(first.url)}: ${fault}`)
}
