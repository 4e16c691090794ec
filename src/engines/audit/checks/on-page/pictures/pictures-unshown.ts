import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

/** JPEG 2000, TIFF, pictures of iPhones, and files of programs for drawing. */
const unshown = /\.(?:jp2|j2k|jpf|jpx|jpm|tiff?|hei[cf]|psd|eps|ai|indd|raw|cr2|nef|dng)(?:[?#]|$)/i
const most = 5

/** Other sources, and what a script puts in place, may be shown instead. */
const isUnshown = ({ url, srcset, lazy_src, in_picture, in_noscript, hidden }: ImageFact): boolean =>
  url !== null && unshown.test(url) && srcset === null && lazy_src === null && !in_picture && !in_noscript && !hidden

export const picturesUnshown: PageCheck = {
  id: 'picture-format-not-shown',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'Pictures are in a format that most browsers do not show',
  why: 'Chrome, Edge and Firefox show the sign of a broken picture, and so does Google’s picture search. Whoever put them in sees them on an Apple device.',
  mend: 'Save them as WebP, AVIF, JPEG or PNG, and name those files in the page.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.images.length === 0) return notApplicable
    const unseen = facts.images.filter(isUnshown)
    return foundAll(
      unseen.slice(0, most).map(({ src, line }) => ({
        url,
        line,
        evidence: `<img src="${shortened(src ?? '', 120)}">, one of ${unseen.length} such`,
      })),
    )
  },
}
