import type { TextBlock } from '../types/text-facts.ts'

/** Under such a heading others speak. */
const of_customers =
  /\b(?:testimonials?|reviews?|(?:what|hear (?:what|from)|from|words of|love from) (?:\w+ ){0,3}(?:customers?|clients?|patients?|guests?|brides|students|parents|families|members|people|others|homeowners|neighbors)(?: (?:are|have|had|say|saying|think|love|write)\b.{0,20})?|(?:happy|satisfied) (?:customers?|clients?|patients?)|customer stories|kind words)\b/i
const begins = /^\s*["“«]/
/** Fewer words in quotation marks are a name or a slogan. */
const fewest_letters = 40
const heading = /^h([1-6])$/
/** "– Dana R., Macon" behind what she says, in a paragraph of its own or at its end; stars stand above it or below. */
const signed = /^\s*[-–—~]\s?\p{Lu}[\p{L}.'’ ]{1,40}(?:[,(|].{0,40})?$/u
const signed_at_end = /[.!?"”★⭐]\s*[-–—~]\s?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’]*){0,2}\s*$/u
const stars = /^\s*(?:[★⭐☆✩]\s?){3,5}\s*$/u
const longest_sign = 90

/** With a name behind it, or stars about it. */
function isSigned(text: string, before: TextBlock | undefined, after: TextBlock | undefined): boolean {
  if (signed_at_end.test(text.slice(-longest_sign))) return true
  const behind = after?.text ?? ''
  if (behind.length <= longest_sign && (signed.test(behind) || stars.test(behind))) return true
  return before !== undefined && before.text.length <= longest_sign && stars.test(before.text)
}

/** The blocks in which customers speak: quotes, and what stands below a heading that announces them. Their spelling is their own. */
export function blocksOfCustomers(blocks: readonly TextBlock[]): ReadonlySet<TextBlock> {
  const found = new Set<TextBlock>()
  let below = 0
  for (const [at, block] of blocks.entries()) {
    const { text, element, region, in_nav } = block
    const level = Number(heading.exec(element)?.[1] ?? 0)
    if (level > 0 && (below === 0 || level <= below)) below = of_customers.test(text) ? level : 0
    if (region === 'footer' || in_nav) below = 0
    const is_quote =
      text.length >= fewest_letters &&
      (element === 'blockquote' || begins.test(text) || (level === 0 && isSigned(text, blocks[at - 1], blocks[at + 1])))
    if (is_quote || (below > 0 && level === 0 && element !== 'button' && element !== 'label')) found.add(block)
  }
  return found
}
