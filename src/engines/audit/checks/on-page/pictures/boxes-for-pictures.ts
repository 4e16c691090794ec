import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const named_box = /^\W{0,3}(?:PHOTO|IMAGE|PICTURE|IMG)(?: HERE)?\W{0,3}$/
/** "Photo: Living room": what is to be seen once it is there. Who took a picture is told by capitals alone. */
const described_box = /^\W{0,3}(?:Photo|Image|Picture)(?: \d)?: (?=.*\p{L} \p{Ll})[\p{L} ,’'&-]{3,60}$/u
/** "▢ PHOTO HERE ▢" */
const longest = 80
/** One of them may be a heading of its own, or a tab. */
const least = 2
/** A word so near to a picture is its label. */
const close = 300

/** Blocks that hold the word “PHOTO”, or what a photo is to show, again and again, and no picture beside it. */
export function boxesForPictures({ facts: { text, images, links, pictures } }: PageView): TextBlock[] {
  const boxes = text.blocks.filter(
    ({ text: said, element, in_nav }) =>
      said.length <= longest &&
      !in_nav &&
      (element === '' || element === 'p') &&
      (named_box.test(said) || described_box.test(said)),
  )
  if (boxes.length < least) return []
  const isNear = (offset: number, other: number) => Math.abs(offset - other) < close
  const bare = boxes.filter(
    ({ offset, text: said }) =>
      ![...images, ...pictures].some(image => isNear(image.offset, offset)) &&
      !links.some(link => isNear(link.offset, offset) && link.text.trim() === said),
  )
  return bare.length < least ? [] : bare
}
