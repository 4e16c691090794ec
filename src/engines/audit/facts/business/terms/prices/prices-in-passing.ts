import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { nameOf } from './name-of-priced.ts'
import { of_many } from './starting-prices.ts'

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.(\d\d))?(?![\d%+])`
/** For each guest or each piece: whoever reads the price of a thing reads that. */
const each = `(?: (?:each|apiece|(?:per|a|for each) (?:person|head|guest|piece|pop|plate)))?`
const rate = String.raw`(?: ?(?:an?|per|\/) ?(hour|hr|half[- ]day|day|night|week|month|couple|family|dozen|pound|lb|slice|stem))?`
const name = String.raw`([a-z][\w'’&/-]*(?: [\w'’&/-]+){0,4}?)`
const is = `(?:(?:is|are|costs?|runs?|rents? for|goes? for|sells? for|are priced at)|(starts? at|starts? from|begins? at))`
/** "A six-inch cake serves 8 to 10 and starts at $48": what stands between the name and its price. */
const between = String.raw`(?: (?:serves|feeds|sleeps|seats|fits|holds) [\w ]{1,20}? and)?`
const price = `${sum}${each}${rate}`
const in_sentence = new RegExp(
  String.raw`^(?:\W*(?:our|the|an?|all) )?${name}${between} ${is}(?: just| only| about| now)? ${price}(?=[\s.,;!)]|$)(?:,? (?:or|and) ${price}(?=[\s.,;!)]|$))?`,
  'i',
)
/** "Our shrimp and grits, $18, won …", "try the peach cobbler ($9)". */
const in_apposition = new RegExp(
  String.raw`\b(?:our|the) (?:famous |popular |signature |award-winning )?${name}(?:, | \()${sum}(?:, |\)|\.$)`,
  'i',
)
const asks =
  /^\W*(?:how much (?:is|are|does|do)(?: it)?(?: cost)?(?: to (?:rent|buy|order|get|book|hire))?|what (?:(?:does|do)(?: it cost to (?:rent|buy|order|get|book|hire))?|is the (?:price|cost) (?:of|for)|are the (?:prices|costs) (?:of|for))) (?:(?:an?|the|your|our) )?(.{4,50}?)(?: (?:cost|run|sell for|rent for|cost me))?(?: per (?:person|hour|day|night))?\?$/i
const answers = new RegExp(
  String.raw`^(?:\W*(?:it(?:['’]?s| is)|they(?:['’]re| are)|about|just|only|plan on|each is)(?: about)? )?${price}(?=[\s.,;!)]|$)`,
  'i',
)
/** "Women’s cuts are $68." */
const ends_in_price = new RegExp(String.raw`\b(?:is|are|costs?|at|for) (?:just |only )?${price}\W*$`, 'i')
/** The sentence before names what this one prices: "Our sunset tour leaves at 6. $55 a person." */
const price_first = new RegExp(`^${price}(?:,? (?:with|including|plus) [^$]{0,60})?\\W*$`, 'i')
const head_of =
  /^(?:our|the|an?) ((?:[a-z][\w'’-]* ){1,4}?)(?:leaves|departs|runs|goes|includes|lasts|takes|is|are|meets|covers|starts|begins|sails|heads)\b/i
/** "Two-hour": how long it is does not belong to its name. */
const how_long = /\b(?:one|two|three|four|five|six|half|\d{1,3})[- ](?:hour|minute|day)s? /i
const unsure =
  /\b(?:if|unless|off|save(?! room)|savings?|deposit|values?|valued|worth|fees?|additional|extra|add|was|were|up to|over|under|minimum|members?|donat\w+|tips?|tax|gift|between|or more|from \$|kids?|children|child|seniors?|students?|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunch|dinner|happy hour|half|small|large|sale|regularly|usually|off-?season|winter|summer)\b|\$\d[\d,.]* ?(?:-|–|—|to) ?\$?\d/i
const no_name =
  /\b(?:all of|everything|it|this|that|they|we|you|which|who|what|these|those|price|prices|each|one|another|rates?|rest|other|same)\b/i
const longest = 200
const near = 12
const longest_answer = 60
const most = 12

type Priced = Pick<TermFact, 'what' | 'value' | 'text'>

function priced(
  written: string,
  whole: string | undefined,
  cents: string | undefined,
  unit: string | undefined,
  starts: string | undefined,
  text: string,
): Priced[] {
  const plain = written.replace(how_long, '').trim()
  const key = no_name.test(plain) || of_many.test(plain) || !/[ -]/.test(plain) ? null : nameOf(plain)
  const value = Number((whole ?? '').replaceAll(',', '')) * 100 + Number(cents ?? 0)
  if (key === null || value === 0) return []
  const of_unit = unit ? `, ${unit.toLowerCase().replace('hr', 'hour').replace(/^lb$/, 'pound')}` : ''
  return [{ what: `price: ${key}${of_unit}${starts ? ', from' : ''}`, value, text: text.trim() }]
}

function inSentence(sentence: string, before: string, heading: string | undefined): Priced[] {
  if (sentence.length > longest) return []
  const match = in_sentence.exec(sentence)
  // What is said a good while behind the price is of another matter.
  if (unsure.test(match ? sentence.slice(0, match.index + match[0].length + near) : sentence)) return []
  if (match) {
    const [shown, written = '', starts, whole, cents, unit, whole_too, cents_too, unit_too] = match
    const first = priced(written, whole, cents, unit, starts, shown)
    // Two sums of one thing are for two lengths of time, or of two things.
    if (whole_too === undefined) return sentence.split('$').length > 2 ? [] : first
    return unit && unit_too && unit !== unit_too
      ? [...first, ...priced(written, whole_too, cents_too, unit_too, starts, shown)]
      : []
  }
  if (sentence.split('$').length > 2) return []
  const [aside, named = '', sum_aside, cents_aside] = in_apposition.exec(sentence) ?? []
  if (aside) return priced(named, sum_aside, cents_aside, undefined, undefined, sentence)
  const [only, whole, cents, unit] = price_first.exec(sentence) ?? []
  const carried = only ? (head_of.exec(before)?.[1] ?? heading) : undefined
  return carried ? priced(carried, whole, cents, unit, undefined, `${before || heading} ${sentence}`) : []
}

function answered({ text: asked }: TextBlock, answer: TextBlock | undefined): Priced[] {
  const named = asked.length > longest || !answer ? undefined : asks.exec(asked)?.[1]
  const [said = ''] = answer?.text.split(/(?<=[.!?])\s/, 1) ?? []
  if (named === undefined || unsure.test(said) || said.split('$').length !== 2) return []
  const [shown, whole, cents, unit] =
    answers.exec(said) ?? (said.length <= longest_answer ? (ends_in_price.exec(said) ?? []) : [])
  return shown ? priced(named, whole, cents, unit, undefined, `${asked} ${said}`) : []
}

/** Prices that sentences tell in passing, and those that the page answers when it is asked for them. */
export function pricesInPassing(text: PageText): TermFact[] {
  if (!text.may(signal.dollar)) return []
  const found: TermFact[] = []
  for (const [at, block] of text.blocks.entries()) {
    if (found.length >= most) break
    const { text: shown, line, offset } = block
    if (!shown.includes('$')) continue
    const before = text.blocks[at - 1]
    // Two prices below a heading are those of two sizes.
    const is_alone = !text.blocks[at + 1]?.text.includes('$') && /[a-z]{3}/i.test(shown)
    const heading =
      before && is_alone && /^h[2-5]$/.test(before.element) && !/[?$]/.test(before.text) ? before.text : undefined
    const sentences = shown.split(/(?<=[.!?])\s+|\n/, 8)
    const told = sentences.flatMap((sentence, nth) =>
      sentence.includes('$') ? inSentence(sentence, sentences[nth - 1] ?? '', nth < 3 ? heading : undefined) : [],
    )
    const asked = before?.text.endsWith('?') ? answered(before, block) : []
    for (const one of [...told, ...asked])
      found.push({ line, offset, what: detached(one.what), value: one.value, text: detached(one.text.slice(0, 140)) })
  }
  return found
}
