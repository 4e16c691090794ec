import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

/** Signs stand for themselves wherever they are, and what stands in for a picture is told as that. */
const is_sign =
  /\.svg(?:[?#]|$)|logo|icon|badge|star|arrow|check|quote|sprite|avatar|placeholder|no-?image|coming-?soon|loading|spacer|blank|pixel|thumb/i
/** Words that tell nothing of what a picture shows. */
const empty_words =
  /^(?:our|the|and|for|with|from|photo|image|picture|pic|img|gallery|service|services|company|at|in|of|on|by|to|a|an)$/
const smallest = 80

function wordsOf(alt: string): string[] {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter(word => !empty_words.test(word))
}

/** Words of one stem count as one: “trim” and “trimming”. */
const isKin = (one: string, other: string) =>
  one === other || (one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4))

/** "CPH" stands for "Calloway Plumbing & Heating": some words of one are the initials of the other. */
function areInitials(short: readonly string[], long: readonly string[]): boolean {
  const initials = long.map(word => word[0]).join('')
  return short.some(word => word.length > 1 && word.length < 6 && initials.includes(word))
}

type Description = { alt: string; words: string[]; letters: string }

const lettersOf = (alt: string) => alt.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** “Photobooth” and “Photo Booth”. */
const isRunTogether = ({ words }: Description, { letters }: Description): boolean =>
  words.some(word => word.length > 6 && letters.includes(word))

function sharesNothing(described: Description, otherwise: Description): boolean {
  if (isRunTogether(described, otherwise) || isRunTogether(otherwise, described)) return false
  const { words: one } = described
  const { words: other } = otherwise
  return !(areInitials(one, other) || areInitials(other, one) || one.some(word => other.some(its => isKin(word, its))))
}

function isPhoto({ hidden, in_noscript, aria_hidden, lazy_src, alt, width, src, url }: ImageFact): boolean {
  if (hidden || in_noscript || aria_hidden || lazy_src !== null || url === null || is_sign.test(url)) return false
  if (src === null || src.startsWith('#') || /\.html?(?:[?#]|$)/i.test(url)) return false
  return alt !== null && (width === null || !(Number.parseInt(width, 10) < smallest))
}

/** Descriptions of one picture of which no two have anything in common. */
function differentAlts(images: readonly ImageFact[]): string[] {
  const kept: Description[] = []
  for (const { alt } of images) {
    const described = { alt: alt ?? '', words: wordsOf(alt ?? ''), letters: lettersOf(alt ?? '') }
    if (described.words.length < 2) continue
    if (kept.every(other => sharesNothing(described, other))) kept.push(described)
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
      const alts = images.length < 2 ? [] : differentAlts(images)
      if (alts.length < 2) continue
      const told = alts.slice(0, 3).map(alt => `“${shortened(alt, 40)}”`)
      const name = shortened(address?.split('/').at(-1) ?? '', 60)
      found.push({ url, line: images[0]?.line ?? null, evidence: `${name} is ${told.join(' and ')}` })
    }
    return foundAll(found.slice(0, 5))
  },
}
