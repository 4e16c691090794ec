import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { nameOf } from './name-of-priced.ts'

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?`
const from = String.raw`(?:(?:from|starting (?:at|from)|starts? (?:at|from)|as low as)(?: just| only)?:? (?=\$ ?[\d.,]+$)|(?=\$ ?[\d.,]+ ?(?:\+|\^|(?:and|&) up\.?)$))${sum}(?: ?\+| ?\^| (?:and|&) up\.?)?`
/** "Drain cleaning from $99", in a block of its own. */
const in_one = new RegExp(String.raw`^(.{4,60}?)[\s:|•–—-]{1,3}${from}$`, 'i')
/** "From $99", under the name. */
const alone = new RegExp(`^${from}$`, 'i')
/** The same thing in another size, or for others. */
export const of_many =
  /\b(?:under|over|up to|per|each|small|medium|large|kids?|children|members?|prices?|pricing|rates?|packages|plans)\b/i

/** The block above, or the heading over the sentence that stands between. */
function nameOver({ blocks }: PageText, at: number): string {
  const [heading, above] = [blocks[at - 2], blocks[at - 1]]
  const is_sentence = above?.element === 'p' && heading !== undefined && /^h[2-6]$/.test(heading.element)
  return (is_sentence ? heading.text : above?.text) ?? ''
}

/** The least that a thing with a name costs; none where the page gives it twice. */
export function startingPrices(text: PageText): TermFact[] {
  if (!text.may(signal.dollar)) return []
  const found = new Map<string, TermFact | null>()
  for (const [at, { text: shown, line, offset }] of text.blocks.entries()) {
    if (shown.length > 100 || !shown.includes('$')) continue
    const under = alone.exec(shown)
    const match = under ?? in_one.exec(shown)
    if (!match) continue
    const written = under ? nameOver(text, at) : (match[1] ?? '')
    const [whole = '', cents = '0'] = match.slice(under ? 1 : 2)
    const name = of_many.test(written) ? null : nameOf(written)
    if (name === null) continue
    const value = Number(whole.replaceAll(',', '')) * 100 + Number(cents)
    const what = detached(`price: ${name}, from`)
    const told = under ? `${written} ${shown}` : shown
    found.set(
      what,
      found.has(what) && found.get(what)?.value !== value
        ? null
        : { line, offset, what, value, text: detached(told.slice(0, 90)) },
    )
  }
  return [...found.values()].filter(term => term !== null)
}
