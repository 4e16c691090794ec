import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const named_box = /^\W{0,3}(?:PHOTO|IMAGE|PICTURE|IMG)(?: HERE)?\W{0,3}$/
/** "Photo: Living room": what is to be seen once it is there. Who took a picture is told by capitals alone. */
const described_box = /^\W{0,3}(?:Photo|Image|Picture)(?: \d)?: (?=.*\p{L} \p{Ll})[\p{L} ,’'&-]{3,60}$/u
/** "Coach photo", "Before/After Photo", in the same words on card after card. */
const of_card =
  /^\W{0,3}(?:(?:before|after|(?:before (?:and|&) |before ?\/ ?)after|coach|trainer|staff|team(?: member)?|member|client|customer|doctor|owner|founder|featured|hero|project|product|service|gallery|profile|property|recipe|dish|event|article|blog|post) )(?:photo|image|picture|headshot)(?: here)?\W{0,3}$/i
/** "▢ PHOTO HERE ▢" */
const longest = 80
/** One of them may be a heading of its own, or a tab. */
const least = 2
/** A word so near to a picture is its label. */
const close = 300

/** Blocks that hold the word “PHOTO”, or what a photo is to show, again and again, and no picture beside it. */
export function boxesForPictures({ facts: { text, images, links, pictures } }: PageView): TextBlock[] {
  const plain = text.blocks.filter(
    ({ text: said, element, in_nav }) => said.length <= longest && !in_nav && (element === '' || element === 'p'),
  )
  const of_cards = Map.groupBy(
    plain.filter(({ text: said }) => of_card.test(said)),
    ({ text: said }) => said,
  )
  const alike = [...of_cards.values()].flatMap(group => (group.length < least ? [] : group))
  const boxes = [...plain.filter(({ text: said }) => named_box.test(said) || described_box.test(said)), ...alike]
  if (boxes.length < least) return []
  const isNear = (offset: number, other: number) => Math.abs(offset - other) < close
  const bare = boxes.filter(
    ({ offset, text: said }) =>
      ![...images, ...pictures].some(image => isNear(image.offset, offset)) &&
      !links.some(link => isNear(link.offset, offset) && link.text.trim() === said),
  )
  return bare.length < least ? [] : bare
}
