import { hasNoGoal } from '../has-no-goal.ts'
import type { Attributes } from '../reading/attributes.ts'
import { attributeGroup } from '../reading/attributes.ts'
import type { Reading } from '../reading/reading.ts'
import type { LinkFact } from '../types/link-facts.ts'

/** A tile that shows its picture as its ground. */
const has_picture = /background(?:-image)?\s*:[^;]*url\(/i
/** The entry of a list is looked for so far above a link. */
const nearest = 3

/** Says that it opens something. */
export const opensSomething = (attributes: Attributes): boolean =>
  (attributes.groups & attributeGroup.aria) !== 0 &&
  (attributes.has('aria-haspopup') || attributes.has('aria-expanded') || attributes.has('aria-controls'))

/**
 * A link without a goal may open a list: one that stands behind it in the same entry of the menu, or in an element of
 * its own beside it. The next link of the page tells. With a name it marks a place of the page that others lead to.
 */
export function noteOpener(reading: Reading, link: LinkFact, stands: boolean, attributes: Attributes): void {
  const { open, opener } = reading
  const depth = open.depth - (stands ? 2 : 1)
  if (opener) {
    const { box } = opener
    if (open.at(opener.depth) === box && (box.name === 'li' || open.at(depth) !== box)) opener.link.opens = true
    reading.opener = null
  }
  // A logo without its picture opens nothing, either.
  if (!hasNoGoal(link) || link.brand || attributes.has('name') || has_picture.test(attributes.get('style') ?? ''))
    return
  let at = depth
  for (let above = depth; above > 0 && above > depth - nearest; above--) {
    if (open.at(above).name !== 'li') continue
    at = above
    break
  }
  reading.opener = { link, box: open.at(at), depth: at }
}
