import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

const of_screen = /screen[\s_-]?(?:shot|cap(?:ture)?|grab)s?/i
const of_review = /\b(?:reviews?|testimonials?)\b/i
const review_heading = /\b(?:reviews?|testimonials?|(?:clients|customers|patients|people|guests) (?:are )?say)/i
/** Longer words beneath a picture than a name may well be what the picture says. */
const few = 2

/** What was taken off a screen, of reviews by its words or by the heading above it. */
function isOfReview(image: ImageFact, { facts }: PageView): boolean {
  const { alt, src, lazy_src, hidden, in_noscript, offset } = image
  const words = `${alt ?? ''} ${(lazy_src ?? src ?? '').slice(-200).replaceAll(/[_/+-]|%20/g, ' ')}`
  if (hidden || in_noscript || !of_screen.test(words)) return false
  if (of_review.test(words)) return true
  const above = facts.headings.findLast(heading => heading.offset < offset && heading.level <= 3)
  return above !== undefined && review_heading.test(above.name)
}

export const reviewsInPictures: PageCheck = {
  id: 'reviews-as-pictures',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Reviews are pictures of text',
  why: 'Search engines and assistants cannot quote them, people who have pages read to them hear none, and on a phone they are too small to read.',
  mend: 'Copy the words of each review into the page as text, with the name, and link to where it was written.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.images.length < few) return notApplicable
    const pictures = facts.images.filter(image => isOfReview(image, page))
    const [first] = pictures
    // Where the same words stand beneath as text, the picture is proof.
    const quoted = facts.reviews.filter(({ kind }) => kind === 'quote').length
    if (!first || pictures.length < few || quoted >= pictures.length) return ok
    const name = shortened(first.alt || (first.src?.split('/').at(-1) ?? ''), 80)
    return found(url, first.line, `${countOf(pictures.length, 'picture')}, such as “${name}”`)
  },
}
