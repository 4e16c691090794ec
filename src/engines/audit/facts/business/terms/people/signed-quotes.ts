import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** With which a quote is kept by its words, and who signs it. */
export const signed_quote = 'quote: '

/** With which the words of somebody are kept. */
export const words_of = 'words of: '

const begins = /^\s*["“«]/
/** Shorter praise is said by many in the same words. */
const shortest = 60
const longest = 700
const longest_signature = 60
/** "— Maria T., Macon, GA", "Ron Keller" */
const signature =
  /^[\s—–~-]*[A-Z][a-z'’]+(?: (?:&|and) [A-Z][a-z]+)?(?: [A-Z](?:\.|[a-z'’-]+)?){1,2}\.?(?=$|[\s,|·(—–-])/
/** "Ron Keller", "Maria T." */
const some_name =
  /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-Z][a-z'’-]+ (?:(?:[A-Z]\.? )?[A-Z][a-z'’-]{2,}|[A-Z])(?=\.?(?:$|[\s,|·(—–-]))/
/** "— Maria": behind a dash a first name is enough. */
const first_name = /^\s*[—–~-]{1,2}\s*([A-Z][a-z'’]{2,})(?=\s*(?:$|[,|·(]))/
const town = /^[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}, [A-Z]{2}$/
/** In one block with its signature. */
const in_one = /^\s*(["“][^"“”]{60,600}["”])\s*[—–~-]{1,2}\s*([A-Z][^"“”]{1,58})$/
/** "Schedule My Yard Cleanup": the button below the last of them. */
const asks_to_act =
  /^(?:get|schedule|call|book|request|read|see|view|contact|learn|start|join|leave|write|find|meet|shop|order|explore|discover|claim|reserve|text|our|your|free|google|more|all|watch|visit|check) /i
/** The same in a quote without marks, as its element tells: "… thank you so much. Anna B." */
const in_element =
  /^\s*(["“]?[^\n]{60,600}?[.!?…]["”]?)\s+[—–~-]{0,2}\s*([A-Z][a-z'’]{2,} [A-Z](?:\.|[a-z'’-]{2,})?(?:,? [A-Z][A-Za-z .]{1,24}(?:, [A-Z]{2})?)?)$/
const most = 12

const isQuote = (block: TextBlock | undefined) =>
  block !== undefined && block.text.length >= shortest && (block.element === 'blockquote' || begins.test(block.text))
const isName = (block: TextBlock | undefined) =>
  block !== undefined &&
  block.text.length <= longest_signature &&
  !/^(?:h[12]|button)$/.test(block.element) &&
  signature.test(block.text) &&
  !asks_to_act.test(block.text)
/** Stars, and what else is drawn. */
const wordless = /^[^\p{L}\p{N}]*$/u

/** The next block with words, in front or behind. */
function beside(blocks: readonly TextBlock[], at: number, step: 1 | -1): number {
  const next = at + step
  return wordless.test(blocks[next]?.text ?? 'none') ? next + step : next
}

/** How a name is written: "Ann M. — Google Review" and "Tom B. — Google Review" alike. */
const shapeOf = (block: TextBlock | undefined) =>
  isName(block) ? block?.text.replace(/\p{L}{2,}/gu, 'w').replace(/\p{L}(?=\.| |$)/gu, 'i') : undefined

/** Where the row of quotes and names ends, in front or behind: at a name beyond the last quote, or at that quote. */
function endOfRow(blocks: readonly TextBlock[], at: number, step: 1 | -1): number {
  let quote = at
  for (let n = 0; n < most; n++) {
    const name = beside(blocks, quote, step)
    if (!isName(blocks[name])) return quote
    const next = beside(blocks, name, step)
    if (!isQuote(blocks[next])) return name
    quote = next
  }
  return quote
}

/** Who stands above a quote where cards begin with a name: in such a row the last quote has no name behind it, or only what is written otherwise. */
function headedBy(blocks: readonly TextBlock[], at: number): string | undefined {
  const at_name = beside(blocks, at, -1)
  const before = blocks[at_name]
  if (!before || !isName(before) || /^[—–]/.test(before.text)) return undefined
  const [first, last] = [endOfRow(blocks, at, -1), endOfRow(blocks, at, 1)]
  // What stands alone before a quote may be the heading of them all.
  if (isQuote(blocks[first]) || (first === at_name && last <= beside(blocks, at, 1))) return undefined
  const inner = shapeOf(blocks[first === at_name ? beside(blocks, at, 1) : at_name])
  return shapeOf(blocks[first]) === inner && shapeOf(blocks[last]) !== inner ? before.text : undefined
}

const of_a_heading = /\b(?:reviews?|testimonials?|customers?|clients?|patients?|stories|praise|words|about)\b/i

/** Do names stand at both ends of the row, and nothing tells whether each goes with the quote above or below it? */
function isBetweenNames(blocks: readonly TextBlock[], at: number): boolean {
  const [first, last] = [blocks[endOfRow(blocks, at, -1)], blocks[endOfRow(blocks, at, 1)]]
  if (!first || !last || !isName(first) || !isName(last)) return false
  return shapeOf(first) === shapeOf(last) && !of_a_heading.test(first.text) && !/^\s*[—–~-]/.test(last.text)
}

/** Who signs a quote that ends a block: the next one, and the one behind it where that is a town alone. */
function signer(blocks: readonly TextBlock[], at: number): string | undefined {
  const head = headedBy(blocks, at)
  if (head !== undefined) return head
  const [next, after] = [blocks[at + 1], blocks[at + 2]]
  if (!next || !isName(next) || isBetweenNames(blocks, at)) return undefined
  const place = after && town.test(after.text) ? `, ${after.text}` : ''
  return next.text.replace(/^[\s—–~-]+/, '') + place
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Customers' praise with who signs it: `what` has the hash of the words, `value` that of the signature. */
export function signedQuotes({ blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  const words: TermFact[] = []
  for (const [at, { text, element, line, offset, in_nav }] of blocks.entries()) {
    if (found.length >= most) break
    if (text.length < shortest || text.length > longest || in_nav) continue
    if (element !== 'blockquote' && !begins.test(text)) continue
    const within = in_one.exec(text) ?? (element === 'blockquote' ? in_element.exec(text) : null)
    const [, said = text, by = signer(blocks, at)] = within ?? []
    const name = by === undefined ? first_name.exec(blocks[at + 1]?.text ?? '')?.[1] : some_name.exec(by)?.[0]
    if (name !== undefined && words.length < most)
      words.push({ what: detached(words_of + plain(name)), value: 0, text: detached(said), line, offset })
    if (by === undefined || !signature.test(by)) continue
    const what = detached(signed_quote + hash32(plain(said)))
    found.push({ what, value: hash32(plain(by)), text: detached(by.replace(/\s+/g, ' ')), line, offset })
  }
  return [...found, ...words]
}
