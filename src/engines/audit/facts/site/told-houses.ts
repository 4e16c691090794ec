import type { PageFacts } from '../page-facts.ts'
import { signal } from '../signal.ts'
import { hash32 } from './hash32.ts'
import type { IndexedTerm } from './site-index-row.ts'

/** Houses to which a sentence bids people come. */
export const house_told = 'house told'

const most = 3
/** Characters before a house in which its lead stands. */
const looked_at = 60

/** What stands before the house of a neighbor, of the past, or of where to park. */
export const another_house =
  /\b(?:from|former(?:ly)?|previous(?:ly)?|old|until|used to be|park(?:ing)?|lot|garage|next (?:door )?to|across|beside|behind|opposite|neighbou?rs?|near|between|corner|originally|first (?:shop|store|office))\b[^.!?]{0,40}$/i

/** What stands before a house to which visitors are bidden to come. */
export const leads_there =
  /\b(?:(?:visit|find|see) us(?: today)? (?:at|on)|(?:come (?:by|in|see us)|stop (?:by|in)|drop by)(?: (?:our|the) (?:shop|office|store|salon|studio|restaurant|clinic|practice|caf[eé]|bakery|gym|garage|showroom))?(?: at)?|(?:our|the) (?:shop|office|store|salon|studio|restaurant|clinic|practice|caf[eé]|bakery|gym|garage|showroom) is(?: located| at home)? (?:at|on)|our (?:\p{Lu}\p{L}+ )?(?:shop|office|store|salon|studio|restaurant|clinic|practice|caf[eé]|bakery|gym|garage|showroom) (?:at|on|\()|we(?:['’]re| are) (?:located )?(?:at|on)|(?:^\W*|[.!?]\s+)(?:also )?located (?:at|on)|our address(?: is)?:?)\W*$/iu

const numbered =
  /\b(\d{2,6}) ((?:[NSEW]\.? |North |South |East |West )?[A-Z][A-Za-z'’]{3,}(?: [A-Z][A-Za-z'’]+\b){0,2})/g

/**
 * The houses to which a page without an address bids people come, in its words and in those of its pictures: whether the
 * business sits there, other pages tell.
 */
export function toldHouses({ addresses, images, text }: PageFacts): IndexedTerm[] {
  if (addresses.length > 0) return []
  const found: IndexedTerm[] = []
  const look = (said: string, line: number) => {
    if (!(said.includes(' at ') || said.includes(' on ') || said.includes(' by ') || said.includes('ddress'))) return
    for (const { 0: shown, 1: house = '', 2: street = '', index } of said.matchAll(numbered)) {
      const before = said.slice(Math.max(0, index - looked_at), index)
      if (found.length >= most || !leads_there.test(before) || another_house.test(before)) continue
      found.push({
        what: house_told,
        value: hash32(shown.toLowerCase()),
        text: `${house} ${street}`.slice(0, 60),
        line,
      })
    }
  }
  for (const block of text.blocks) if (block.signals & signal.digits) look(block.text, block.line)
  for (const { alt, line } of images) if (alt !== null) look(alt, line)
  return found
}
