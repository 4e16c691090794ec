import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Values have a bit for each insurer: whose network the business is in, by a whole list or by some of it, and whose not. */
export const insurer_terms = {
  all: 'insurers: in network',
  some: 'insurers: in network, some',
  none: 'insurers: not in network',
} as const

const insurers: readonly (readonly [name: string, says: RegExp])[] = [
  ['Aetna', /\baetna\b/i],
  ['Cigna', /\bcigna\b/i],
  ['Blue Cross Blue Shield', /\bblue ?cross\b|\bblue ?shield\b|\bbcbs\b|\banthem\b/i],
  ['UnitedHealthcare', /\bunited ?health ?care\b|\buhc\b/i],
  ['Humana', /\bhumana\b/i],
  ['Medicare', /\bmedicare\b(?! advantage)/i],
  ['Medicaid', /\bmedicaid\b/i],
  ['Tricare', /\btricare\b/i],
  ['Kaiser', /\bkaiser\b/i],
  ['Oscar', /\boscar\b/i],
  ['Oxford', /\boxford\b/i],
  ['EmblemHealth', /\bemblem ?health\b/i],
  ['Healthfirst', /\bhealth ?first\b/i],
  ['Fidelis', /\bfidelis\b/i],
  ['Delta Dental', /\bdelta dental\b/i],
  ['MetLife', /\bmet ?life\b/i],
  ['Guardian', /\bguardian\b/i],
  ['Ameritas', /\bameritas\b/i],
  ['United Concordia', /\bunited concordia\b/i],
  ['VSP', /\bvsp\b/i],
  ['EyeMed', /\beye ?med\b/i],
  ['Davis Vision', /\bdavis vision\b/i],
  ['Spectera', /\bspectera\b/i],
  ['Superior Vision', /\bsuperior vision\b/i],
  ['Molina', /\bmolina\b/i],
  ['WellCare', /\bwell ?care\b/i],
  ['Ambetter', /\bambetter\b/i],
  ['Optum', /\boptum\b/i],
  ['Magellan', /\bmagellan\b/i],
  ['GEHA', /\bgeha\b/i],
]

/** The insurers of a value, by name. */
export const insurersOf = (value: number): string[] =>
  insurers.flatMap(([name], at) => ((value >>> at) & 1 ? [name] : []))

const insurersIn = (text: string): number =>
  insurers.reduce((bits, [, says], at) => (says.test(text) ? bits | (1 << at) : bits), 0)

const in_network = /\bin[- ]network\b(?! (?:rates?|benefits?|deductibles?|coverage|providers? (?:may|can|will)))/i
const not_in_network =
  /\bout[- ]of[- ]network (?:with|for|provider (?:with|for))\b|\b(?:not|no longer|n['’]t)(?: \w+){0,2} (?:in[- ]network|contracted|participating|participate|credentialed|accept(?:ed|ing)?|take|taking)(?: (?:with|in|any|provider))*\b/i
/** Of some plans, of some patients, or under a condition. */
const in_part =
  /\b(?:hmo|ppo|epo|some|certain|select|if|unless|may|exchange|marketplace|plans? (?:that|which)|secondary|depending|new patients|formally|yet)\b/i
const but = /\b(?:but|however|although|while)\b/i
const goes_on = /\b(?:including|includes?|such as|like|most|many|other|others|more|etc|e\.g|plus)\b/i
const label =
  /^\W*(?:(?:our|current|accepted|we are|we['’]re) )*in[- ]network(?: with)?(?: (?:insurances?|plans?|carriers?|providers?|insurers?|companies|benefits))*\W*$/i

/** One look that spares most texts the rest. */
const speaks_of_it = /etwork|ontracted|articipat|ccept/
const most = 8
const most_entries = 24
const longest = 700

type Told = Pick<TermFact, 'what' | 'value' | 'text'>

/** What one sentence says of insurers. */
function toldIn(sentence: string): Told[] {
  const denied = not_in_network.exec(sentence)
  const from = (denied ?? in_network.exec(sentence))?.index ?? 0
  const text = detached(
    sentence
      .slice(from < 40 ? 0 : from)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 110),
  )
  if (denied) {
    const behind = sentence.slice(denied.index).split(but, 1)[0] ?? ''
    const subject = denied.index > 0 && /\b(?:is|are)\s*$/i.test(sentence.slice(0, denied.index)) ? sentence : behind
    const value = in_part.test(sentence) || in_network.test(sentence.replace(denied[0], '')) ? 0 : insurersIn(subject)
    return value === 0 ? [] : [{ what: insurer_terms.none, value, text }]
  }
  if (!in_network.test(sentence) || in_part.test(sentence) || but.test(sentence)) return []
  const value = insurersIn(sentence)
  return value === 0 ? [] : [{ what: goes_on.test(sentence) ? insurer_terms.some : insurer_terms.all, value, text }]
}

/** The entries under "In-network insurance". */
function listedUnder(text: PageText, at: number): Told[] {
  const entries: string[] = []
  let value = 0
  for (const { text: entry } of text.blocks.slice(at + 1, at + 1 + most_entries)) {
    const named = entry.length > longest || /\bout[- ]of[- ]network\b/i.test(entry) ? 0 : insurersIn(entry)
    if (named === 0) break
    value |= named
    entries.push(entry)
  }
  if (value === 0) return []
  const next = text.blocks[at + 1 + entries.length]?.text ?? ''
  const is_open = goes_on.test(entries.join(' ')) || goes_on.test(next.slice(0, 60))
  const shown = `${text.blocks[at]?.text ?? ''}: ${entries.join(', ')}`
  const told = detached(shown.replace(/\s+/g, ' ').slice(0, 110))
  return [{ what: is_open ? insurer_terms.some : insurer_terms.all, value, text: told }]
}

function toldInData({ entities }: Reading): TermFact[] {
  return entities.nodes
    .filter(({ parent, properties }) => parent === null && properties.has('name'))
    .flatMap(node => {
      const paid = textsOf(node, 'paymentAccepted').filter(one => in_network.test(one))
      const told = [
        ...toldIn(textOf(node, 'description').slice(0, longest)),
        ...toldIn(paid.join(', ').slice(0, longest)),
      ]
      return told.map(one => ({ ...one, what: insurer_terms.some, line: node.line, offset: node.offset }))
    })
}

/** In whose network a practice says that it is. */
export function insurersTold(reading: Reading, text: PageText): TermFact[] {
  const found: TermFact[] = toldInData(reading)
  if (!speaks_of_it.test(text.said)) return found
  for (const [at, { text: said, line, offset }] of text.blocks.entries()) {
    if (found.length >= most) break
    if (said.length > longest || !speaks_of_it.test(said)) continue
    const told = label.test(said) ? listedUnder(text, at) : said.split(/(?<=[.!?]) /).flatMap(toldIn)
    found.push(...told.map(one => ({ ...one, line, offset })))
  }
  return found
}
