import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { nameOf } from './name-of-priced.ts'
import { of_many } from './starting-prices.ts'

/** "Salt Ritual ($65)", an entry of a sentence that lists several. */
const in_brackets =
  /^(?:and |or |our |an? |the |plus )?([a-z][\w'’&-]*(?: [\w'’&-]+){1,4}) \(\$ ?(\d{1,4})(?:\.(\d\d))?\)$/i
/** Of some of them, of a part, or what they would be worth elsewhere. */
const unsure =
  /\b(?:values?|valued|worth|save|savings?|off|extra|additional|deposit|add|members only|upgrade|fee|fees|fine|credit|normally|was|up to|from|starting|each|per|if|deductible|copay|cents|tip|tax)\b/i
const least_entries = 2
const longest = 320

/** "Deep tissue massage: 30 min $50, 60 min $80": what is named once, and priced for each time. */
const named_once = /^([a-z][\w'’&/ -]{3,45}?) ?(?::|[–—]|- )\s{0,2}(?=\$? ?\d)/i
const for_a_time = /^(?:and |or )?(\d{2,3})[- ]?min(?:ute)?s?\b\.?\W{0,3}(?:for |is |at )?\$ ?(\d{1,4})(?:\.(\d\d))?$/i
const a_time_for = /^(?:and |or )?\$ ?(\d{1,4})(?:\.(\d\d))? ?(?:for|\/|[-–—]|\() ?(\d{2,3})[- ]?min(?:ute)?s?\.?\)?$/i
const parts_of_list = /\s*[,;|•·]\s*(?:(?:and|or) )?|\s+and\s+/

const centsOf = (whole = '', cents = '0') => Number(whole) * 100 + Number(cents)

type Priced = { name: string; cents: number; shown: string }

function inBrackets(sentence: string): Priced[] {
  if (sentence.length > longest || unsure.test(sentence)) return []
  const found = sentence.split(/[,;:•–—]\s*|\s(?:and|or)\s/).flatMap((part): Priced[] => {
    const [shown = '', name = '', whole, cents] = in_brackets.exec(part.trim().replace(/\.$/, '')) ?? []
    const key = name === '' || of_many.test(name) ? null : nameOf(name)
    return key === null ? [] : [{ name: key, cents: centsOf(whole, cents), shown }]
  })
  return found.length < least_entries ? [] : found
}

function byTime(text: string): Priced[] {
  const [head = '', name = ''] = named_once.exec(text) ?? []
  if (name === '' || text.length > longest || unsure.test(text) || of_many.test(name)) return []
  const parts = text.slice(head.length).replace(/[.!]$/, '').split(parts_of_list)
  const found: Priced[] = []
  for (const part of parts) {
    const [, minutes, whole, cents] = for_a_time.exec(part) ?? []
    const [, first, first_cents, behind] = a_time_for.exec(part) ?? []
    const key = nameOf(`${name} ${minutes ?? behind ?? ''} minutes`)
    if ((minutes ?? behind) === undefined || key === null) return []
    found.push({
      name: key,
      cents: whole === undefined ? centsOf(first, first_cents) : centsOf(whole, cents),
      shown: `${name} ${part}`,
    })
  }
  return found.length < least_entries ? [] : found
}

function listIn({ text }: TextBlock): Priced[] {
  if (text.split('$', least_entries + 1).length <= least_entries) return []
  return text
    .split(/\n|(?<=[.!?])\s+(?=[A-Z])/)
    .flatMap(sentence => (sentence.includes('($') ? inBrackets(sentence) : byTime(sentence)))
}

/** Prices of what a sentence lists: each in brackets behind its name, or each for a time. */
export function pricesInLists(text: PageText): TermFact[] {
  if (!text.may(signal.dollar)) return []
  const found = new Map<string, TermFact | null>()
  for (const block of text.blocks) {
    if (!block.text.includes('$') || block.text.length > 2 * longest) continue
    for (const { name, cents, shown } of listIn(block)) {
      const what = `price: ${name}`
      const before = found.get(what)
      if (cents === 0) continue
      if (before !== undefined && before?.value !== cents) found.set(what, null)
      else
        found.set(what, {
          what: detached(what),
          value: cents,
          text: detached(shown),
          line: block.line,
          offset: block.offset,
        })
    }
  }
  return [...found.values()].filter(term => term !== null)
}
