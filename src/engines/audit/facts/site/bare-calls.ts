import type { PageFacts } from '../page-facts.ts'
import { hash32 } from './hash32.ts'

const most = 6
const longest = 40
/** Begins like the words of a button; "Call now for a free estimate" asks for the telephone. */
const calls =
  /^(?:get|request|book|schedule|order|reserve|claim|contact|make|apply|view|see|browse|shop|start|join|visit)\b/i
/** What stands there is pressed, chosen or read as a heading. */
const no_words_of_button =
  /^(?:h[1-6]|button|label|li|dt|dd|t[hd]|summary|option|figcaption|legend|caption|blockquote|cite)$/
const aside =
  /\b(?:get|request|book|schedule|order|reserve|claim|contact|call|make|apply|view|see|browse|shop|start|join|visit|your|our|my|us|an?|the|now|today|here|online|for|all)\b/g

/** The words by which a call and the page it is for are the same: "Get Your Free Estimate", free-estimate. */
export const plainCall = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(aside, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Hashes of calls to act that stand as mere text at the top of a page or in its midst, in no link, button or handled box. */
export function bareCallsOf({ text: { blocks }, links, buttons, counts }: PageFacts): number[] {
  const found = new Map<string, number>()
  for (const { text, element, region } of blocks) {
    if (text.length > longest || region === 'footer' || !calls.test(text) || no_words_of_button.test(element)) continue
    // A sentence, and not a sign.
    if (/[.:,;?]/.test(text)) continue
    const plain = plainCall(text)
    if (plain.length >= 5) found.set(text.toLowerCase(), hash32(plain))
    if (found.size === most) break
  }
  if (found.size === 0 || counts.mouse_only > 0) return []
  for (const { text, name } of links) for (const said of [text, name]) forget(found, said)
  for (const { text, name } of buttons) for (const said of [text, name]) forget(found, said)
  return [...new Set(found.values())]
}

/** What a link says, in whole or among other words, is no mere text. */
function forget(found: Map<string, number>, said: string): void {
  if (said === '') return
  const lower = said.toLowerCase()
  for (const text of found.keys()) if (lower.includes(text)) found.delete(text)
}
