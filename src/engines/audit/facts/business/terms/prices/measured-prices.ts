import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { cellBefore, headingOver, labelOver, timedUnder } from './name-beside-price.ts'
import { nameOf } from './name-of-priced.ts'
import { sentencesOf } from './prices-in-sentences.ts'

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?`
const units: Record<string, string> = {
  hr: 'hour',
  mo: 'month',
  yr: 'year',
  guest: 'person',
  head: 'person',
  lb: 'pound',
  'square foot': 'sq ft',
}
const unit_words =
  'hour|hr|night|day|week|month|mo|year|yr|adult|child|rider|person|guest|head|session|class|lesson|visit|treatment|mile|pound|lb|dozen|sq ft|square foot|page|load|acre|yard|dog|room|car|vehicle|ticket|game|window|panel|ton|cord|bag|gallon'
/** "$80 to $120", "from $45 a night", "$20 each". */
const price = new RegExp(
  String.raw`(?:\b(from|starting (?:at|from|around)|starts? (?:at|from|around)|as low as)(?: just| only)?:? )?${sum}(?: ?(?:-|–|—|to|and) ?\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?)?(?: ?\/ ?(${unit_words})\b| (?:per|an?|every) (${unit_words})\b| (each)\b)?`,
  'i',
)
/** What may stand behind a price that says all. */
const behind =
  /^\+?(?:\.? ?$|[.!,;]|\)|\.? (?:and|with|depending|plus|from (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b)/i
/** Between the name and the price: a colon, a rule, or a verb. */
const joined =
  /(?:(?: ?[:|·•–—-]|,)* *(?:\b(?:is|are|costs?|runs?|ranges?|will|for|only|just|at|from|between|priced|usually|typically|generally|normally|a flat)\b *)*(?:\bof )?)$/i
const of_sentence = /(?:^|[.,;!] |\b(?:our|the|an?|for) )([a-z][\w'’&/-]*(?: [\w'’&/()-]+){0,5})$/i
/** Of some of them, of a part, at some time, or of what others charge. */
const unsure =
  /\b(?:if|off|save|savings?|value|worth|deposit|over|under|additional|extra|add|was|reg(?:ular)?|members?|weekends?|weekdays?|evenings?|fee|or|some|most|many|average|(?:your|with|without|after|most|health|dental) insurance|insurance (?:pays|covers|may|will|companies|claims?|copays?)|fine|gift|waived|tax|national|can|may|might|could|would|example|up to|until|first|minimum|more|less|half|compared|elsewhere|others?)\b/i
const generic = /\b(?:all of|everything|it|this|that|they|we|you|which|who|prices?|pricing|rates?)\b/i
const longest = 160
const longest_alone = 120
const most = 32

const cents = (whole: string, rest = '0') => Number(whole.replaceAll(',', '')) * 100 + Number(rest)

type Price = { before: string; shown: string; said: (readonly [of: string, value: number])[] }

/** The one price of a text; beside its name, if it has a unit or a span: others are read elsewhere. */
function priceIn(text: string, is_alone = false): Price | null {
  const match = price.exec(text)
  if (!match) return null
  const [shown, start, one = '', one_cents, two, two_cents, ...named] = match
  const unit = named.find(group => group !== undefined)?.toLowerCase()
  const after = text.slice(match.index + shown.length)
  if ((!is_alone && unit === undefined && two === undefined) || after.includes('$') || !behind.test(after)) return null
  const of_unit = unit === undefined ? '' : ` /${units[unit] ?? unit}`
  const least = cents(one, one_cents)
  const most_of_it = two === undefined ? least : cents(two, two_cents)
  if (least === 0 || most_of_it < least) return null
  const is_open = after.startsWith('+')
  const said: Price['said'] =
    two !== undefined
      ? [[`${of_unit}, least`, least], ...(is_open ? [] : [[`${of_unit}, most`, most_of_it] as const])]
      : [[start === undefined && !is_open ? of_unit : `${of_unit}, from`, least]]
  return { before: text.slice(0, match.index), shown, said }
}

/** The name that stands before a price, by itself or as the subject of its sentence. */
function nameBefore(before: string): string | null {
  const written = before.replace(joined, '').trim()
  if (written === '' || unsure.test(before) || generic.test(written)) return null
  const name = of_sentence.exec(written)?.[1] ?? written
  // "… with paving, planting, and lighting" ends in the last of several.
  return /^and\b/i.test(name) ? null : nameOf(name)
}

/** A question for the price of one thing, which its answer begins with. */
const asks =
  /^\W*(?:q\W{1,3})?(?:how much (?:does|do|is|are|will|would) |(?:what|how much) do you charge for |what (?:do|does) |what(?:['’]s| is| are) (?:the|your) (?:(?:average |typical |usual )?(?:cost|price|charge|fee)s? (?:of|for) )?)(?:an? |the |your )?([a-z][\w'’ /&-]{3,50}?)(?: (?:typically |usually )?(?:cost|run|be|fees?|charges?|prices?))?(?: to (?:install|get|have done))?(?: (?:in|near) [A-Z][^?]{1,40})?\?$/i
const longest_question = 110

/** What a question asks the price of, and the sentence that answers it. */
function answered({ text: asked }: TextBlock, answer: TextBlock | undefined): { thing: string; said: string } | null {
  if (!answer?.text.includes('$') || asked.length > longest_question) return null
  const thing = asks.exec(asked)?.[1]
  const said = thing && answer.text.length < 1_000 ? answer.text.split(/(?<=[.!?])\s+/, 1)[0] : undefined
  return thing && said && said.length <= longest && !unsure.test(said) ? { thing, said } : null
}

/** The last line of a text, where it alone gives a price. */
function lastLine(text: string): string {
  const at = text.lastIndexOf('\n')
  return at > 0 && text.indexOf('$') > at ? text.slice(at + 1) : text
}

const label = /^(?:investment|price|cost|fee|rate|tuition):? ?(?=\$)/i
const in_brackets = / ?\([^()$]{1,90}\)$/

/** "Investment: $85 (3-hour class)" */
const withoutLabel = (text: string): string =>
  label.test(text) ? text.replace(label, '').replace(in_brackets, '') : text

/** Prices with a unit or a span, each by the name of what it is for. */
export function measuredPrices({ found }: Reading, text: PageText): TermFact[] {
  const terms = new Map<string, TermFact | null>()
  const note = (name: string, { shown, said }: Price, told: string, { line, offset }: Place) => {
    if (terms.size >= most) return
    for (const [of, value] of said) {
      const what = `price: ${name}${of}`
      const before = terms.get(what)
      // Two of them on one page are those of two sizes.
      if (before !== undefined && before?.value !== value) terms.set(what, null)
      else
        terms.set(what, {
          what: detached(what),
          value,
          text: detached(`${told} ${shown}`.replace(/\s+/g, ' ').trim()),
          line,
          offset,
        })
    }
  }
  const read = (sentence: string, place: Place) => {
    const one = sentence.length > longest ? null : priceIn(sentence)
    const name = one && nameBefore(one.before)
    if (one && name) note(name, one, one.before.trim().slice(-80), place)
  }
  for (const meta of found.metas)
    if (meta.name === 'description') for (const sentence of sentencesOf(meta.content)) read(sentence, meta)
  if (!text.may(signal.dollar)) return [...terms.values()].filter(term => term !== null)
  const { blocks } = text
  for (const [at, block] of blocks.entries()) {
    if (block.text.endsWith('?')) {
      const asked = answered(block, blocks[at + 1])
      const one = asked && priceIn(asked.said, true)
      const name = one && nameOf(asked.thing)
      if (one && name) note(name, one, `${block.text} ${one.before}`, blocks[at + 1] ?? block)
    }
    if (!block.text.includes('$')) continue
    const shown = lastLine(block.text)
    const one = shown.length <= longest_alone ? priceIn(withoutLabel(shown), true) : null
    if (one?.before.replace(joined, '').trim() === '') {
      const has_measure = one.said.some(([of]) => of !== '')
      const beside = shown === block.text ? cellBefore(blocks, at) || (has_measure ? labelOver(blocks, at) : '') : ''
      const over = beside || headingOver(blocks, at)
      const name = generic.test(over) ? null : nameOf(over)
      if (name) note(name, one, over.slice(0, 60), block)
      continue
    }
    const timed = one ? timedUnder(blocks, at, one.before) : ''
    const name_in_time = timed ? nameOf(timed) : null
    if (one && name_in_time) note(name_in_time, one, timed.slice(0, 60), block)
    else for (const line of block.text.split('\n')) for (const sentence of sentencesOf(line)) read(sentence, block)
  }
  return [...terms.values()].filter(term => term !== null)
}
