import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { is_sign } from '#src/engines/audit/facts/site/indexed-pictures.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'
import { type Description, descriptionOf, sharesNothing, shareWord } from './descriptions.ts'

const smallest = 80

function isPhoto({ hidden, in_noscript, aria_hidden, lazy_src, alt, width, src, url }: ImageFact): boolean {
  if (hidden || in_noscript || aria_hidden || lazy_src !== null || url === null || is_sign.test(url)) return false
  if (src === null || src.startsWith('#') || /\.html?(?:[?#]|$)/i.test(url)) return false
  return alt !== null && (width === null || !(Number.parseInt(width, 10) < smallest))
}

/** Descriptions of one picture of which no two have anything in common. */
function differentAlts(images: readonly ImageFact[], name: string): string[] {
  const kept: Description[] = []
  // “tree-bucket-storm.jpg” is of the trees and of the storm: one picture may well show both.
  const file = descriptionOf(name.replace(/\.\w+$/, ''))
  for (const { alt } of images) {
    const described = descriptionOf(alt ?? '')
    if (described.words.length < 2) continue
    const is_of_both = (other: Description) => shareWord(described, file) && shareWord(other, file)
    if (kept.every(other => sharesNothing(described, other) && !is_of_both(other))) kept.push(described)
  }
  return kept.map(({ alt }) => alt)
}

/** The lines from the heading over a gallery to the next heading. */
function galleryOf({ facts: { headings } }: PageView): { from: number; to: number } | null {
  const at = headings.findIndex(({ name }) => /^\W*(?:(?:our|photo) )*gallery\W*$/i.test(name))
  const heading = headings[at]
  return heading ? { from: heading.line, to: headings[at + 1]?.line ?? Number.POSITIVE_INFINITY } : null
}

export const onePictureForMany: PageCheck = {
  id: 'picture-for-different-things',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'One picture stands for quite different things',
  why: 'The same photo is shown, and described, as one thing here and as another there. Visitors notice, and trust the rest less.',
  mend: 'Show a picture of its own for each of them, or leave the picture out.',
  source: 'https://www.w3.org/WAI/tutorials/images/informative/',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.images.length < 2) return notApplicable
    // A gallery names what is to be seen, and the rest of the page what it is for.
    const gallery = galleryOf(page)
    const inGallery = ({ line }: ImageFact) => gallery !== null && line > gallery.from && line < gallery.to
    const photos = facts.images.filter(image => isPhoto(image) && !inGallery(image))
    const by_address = Map.groupBy(photos, image => image.url)
    const found: Occurrence[] = []
    for (const [address, images] of by_address) {
      const file = address?.split('/').at(-1) ?? ''
      const alts = images.length < 2 ? [] : differentAlts(images, file)
      if (alts.length < 2) continue
      const told = alts.slice(0, 3).map(alt => `“${shortened(alt, 40)}”`)
      const name = shortened(file, 60)
      found.push({ url, line: images[0]?.line ?? null, evidence: `${name} is ${told.join(' and ')}` })
    }
    return foundAll(found.slice(0, 5))
  },
}
