import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

/** A single one is mostly the empty window in which a script shows a picture enlarged. */
const fewest = 2
const most = 5

/** Shows nothing, whatever the visitor does: no address, and nothing by which a script would know it. */
function isEmpty({ src, srcset, lazy_src, in_picture, in_noscript, hidden, aria_hidden, marked }: ImageFact): boolean {
  if ((src ?? '').trim() !== '' || srcset !== null || lazy_src !== null) return false
  return !in_picture && !in_noscript && !hidden && !aria_hidden && !marked
}

/** Words of one certain picture; a window for any of them is named by what it is for. */
function saysWhatItShows({ alt }: ImageFact): boolean {
  return (alt ?? '').trim().split(/\s+/).length >= 3 && !of_a_window.test(alt ?? '')
}
const of_a_window =
  /\b(?:enlarged?|large[rd]?|light ?box|modal|pop-?up|preview|zoom(?:ed)?|full(?: |-)?(?:size|screen|view)|selected|expanded|viewer|current|gallery|slide|placeholder|qr|captcha|view)\b/i

export const pictureWithoutSource: PageCheck = {
  id: 'picture-without-source',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'Pictures were never put in',
  why: 'The page keeps a place for each and shows nothing there, or the sign of a broken picture.',
  mend: 'Put in the pictures, or take their places out.',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-src',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.images.length === 0) return notApplicable
    const empty = facts.images.filter(isEmpty)
    if (empty.length < fewest && !empty.some(saysWhatItShows)) return foundAll([])
    const quoted = ({ src, alt }: ImageFact) =>
      `<img${src === null ? '' : ' src=""'}${alt ? ` alt="${shortened(alt, 60)}"` : ''}>, one of ${empty.length} such`
    return foundAll(empty.slice(0, most).map(image => ({ url, line: image.line, evidence: quoted(image) })))
  },
}
