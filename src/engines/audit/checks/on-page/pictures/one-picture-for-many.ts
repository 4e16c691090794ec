import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
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

function sharesNothing(one: readonly string[], other: readonly string[]): boolean {
  return !(areInitials(one, other) || areInitials(other, one) || one.some(word => other.some(its => isKin(word, its))))
}

function isPhoto({ hidden, in_noscript, aria_hidden, lazy_src, alt, width, src, url }: ImageFact): boolean {
  if (hidden || in_noscript || aria_hidden || lazy_src !== null || url === null || is_sign.test(url)) return false
  if (src === null || src.startsWith('#') || /\.html?(?:[?#]|$)/i.test(url)) return false
  return alt !== null && (width === null || !(Number.parseInt(width, 10) < smallest))
}

/** Descriptions of one picture of which no two have anything in common. */
function differentAlts(images: readonly ImageFact[]): string[] {
  const kept: { alt: string; words: string[] }[] = []
  for (const { alt } of images) {
    const words = wordsOf(alt ?? '')
    if (words.length < 2) continue
    if (kept.every(other => sharesNothing(words, other.words))) kept.push({ alt: alt ?? '', words })
  }
  return kept.map(({ alt }) => alt)
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
    const by_address = Map.groupBy(facts.images.filter(isPhoto), image => image.url)
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
