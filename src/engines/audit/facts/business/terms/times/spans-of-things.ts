import { number_pattern, numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { wordsOfThing } from './words-of-thing.ts'

/** With which it is kept how long a thing takes, lasts or heals. */
export const span_of = 'span: '

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
const in_minutes = [1, 60, 1_440, 10_080, 43_800, 525_600] as const
const named: Record<string, string> = { min: 'minute', hr: 'hour', yr: 'year' }
const count = `(${number_pattern}|an?(?= (?:hour|day|week|month|year)\\b(?! and a half)))`
const span = new RegExp(
  String.raw`\b${count}(?: ?(?:(min|hour|hr|day|week|month|year|yr)(?:ute)?s?)?\.? ?(?:-|–|—|to|or) ?${count})?[ -](?:business |working |full )?(min|hour|hr|day|week|month|year|yr)(?:ute)?s?\b(?! (?:old|ago|of experience|notice))`,
  'gi',
)

/** How often, in other words than a span. */
const rhythms: readonly (readonly [says: RegExp, span: string])[] = [
  [/\bonce or twice (?:a|per|each) month\b/i, '2-4 weeks'],
  [/\bonce or twice (?:a|per|each) year\b/i, '6-12 months'],
  [/\b(?:twice (?:a|per|each) year|semi-?annual(?:ly)?)\b/i, '6 months'],
  [/\b(?:annual(?:ly)?|yearly|once (?:a|per|each|every) year|every year)\b/i, '1 year'],
  [/\b(?:quarterly|every (?:three|3) months|four times (?:a|per) year)\b/i, '3 months'],
  [/\b(?:monthly|once (?:a|per|each|every) month|every month)\b/i, '1 month'],
  [/\b(?:bi-?weekly|every other week|twice (?:a|per) month)\b/i, '2 weeks'],
  [/\b(?:weekly|once (?:a|per|each|every) week|every week)\b/i, '1 week'],
  [/\bevery few months\b/i, '3-4 months'],
]
const inSpans = (text: string): string => rhythms.reduce((said, [says, shown]) => said.replace(says, shown), text)

/** The one span of a text in units and numbers, seven bits and three to either end; `null` for none, or for several. */
function spanIn(text: string): { value: number; shown: string } | null {
  const [match, ...more] = text.matchAll(span)
  if (!match || more.length > 0) return null
  const [shown, from, unit_from, to = from, unit_to = ''] = match
  const countOf = (written: string | undefined) => (/^an?$/i.test(written ?? '') ? 1 : numberOf(written))
  const ends = [countOf(from), countOf(to)] as const
  const unitOf = (written: string) => units.indexOf((named[written.toLowerCase()] ?? written.toLowerCase()) as 'day')
  const of = [unitOf(unit_from ?? unit_to), unitOf(unit_to)] as const
  if (!ends[0] || !ends[1] || ends[1] > 127 || ends[0] > 127 || of[0] < 0 || of[1] < 0) return null
  return { value: (ends[0] << 13) | (of[0] << 10) | (ends[1] << 3) | of[1], shown }
}

/** The ends of a span, in minutes. */
export function readSpan(value: number): { least: number; most: number } {
  const ofEnd = (bits: number) => ((bits >> 3) & 0x7f) * (in_minutes[bits & 7] ?? 0)
  return { least: ofEnd(value >> 10), most: ofEnd(value) }
}

const measures = [
  ['often', /\bhow often\b/i],
  ['heals', /\b(?:recover\w*|heal(?:s|ing)?|downtime)\b/i],
  ['dries', /\b(?:dry|dries|cures?|drying|curing)\b/i],
  ['lasts', /\b(?:lasts?|lasting|life ?span|life expectancy|longevity)\b/i],
  [
    'takes',
    /\b(?:takes?|completed?|done|finished|duration|treatment time|time needed|appointments?|sessions?|visits?)\b/i,
  ],
] as const
const measureOf = (written: string) => measures.find(([, says]) => says.test(written))?.[0]

const asks =
  /^\W*(?:q\W{1,3})?(?:so,? )?(?:how (?:long|often)\b|what(?:['’]s| is) (?:the )?(?:recovery|healing|drying|curing|life ?span)\b)/i
const longest_question = 120
const longest_answer = 400
/** Of a special case, or a bound only. */
const unsure =
  /\b(?:if|unless|up to|as (?:little|few|long|soon) as|at least|over|more than|longer than|under|less than|within|after|before|additional|extra|emergency|rush|warrant\w*|guarantee\w*|used to|compared|versus|vs|your first|apart|between (?:visits|appointments|cleanings))\b/i
/** The head of a table, or of an entry, that says what is measured. */
const label =
  /^\W*(?:(?:typical|average|expected|total|estimated) )?(?:life ?span|lasts|longevity|how long (?:it|they) lasts?|duration|treatment time|appointment (?:time|length)|recovery(?: time| period)?|healing time|downtime|dry(?:ing)? time|cur(?:e|ing) time)\W*$/i
const labelled =
  /^\W*(?:(?:typical|average|expected|total|estimated) )?(?:life ?span|duration|treatment time|appointment (?:time|length)|recovery(?: time| period)?|healing time|downtime|dry(?:ing)? time|cur(?:e|ing) time)(?:\s*[:–—-]|\s+is)\s*(?:about |approximately |typically |usually )*/i
/** "Complete in 1-2 hours", "Takes 1-2 hours", as an entry of a list. */
const entry =
  /^\W*(?:(?:usually |typically )?(?:complete[ds]?|done|finished|ready) in|(?:usually |typically )?(?:takes|lasts))\b/i
const longest_entry = 60
/** "Dentures typically last 5 to 10 years." */
const told =
  /(?:^|[,;:] )((?:[a-z][\w'’-]* ){1,6}?)(?:(?:can|will|should|may|typically|usually|generally|normally|often|only|about) ){0,3}(takes?|lasts?|ha(?:s|ve) an? (?:(?:typical|average|expected|useful) )?(?:life ?span|life expectancy) of|(?:(?:is|are|be) )?(?:(?:typically|usually|generally|normally|often) )?(?:completed?|done|finished|ready) in|closes? in) (?:(?:about|around|approximately|roughly|only|just|between|anywhere|from|on average|typically|usually) ){0,3}$/i
/** Where the span of such a sentence begins. */
const begins =
  /\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?:to|or) \w+ )?(?:minute|hour|day|week|month|year)s?\b/i
const takes_or_lasts = /\b(?:(?:take|last)s?|life ?span|expectancy|(?:completed?|done|finished|ready|closes?) in)\b/i
const most = 12
const reach = 4

/** A long answer as far as it tells the span, from the beginning of a word to the end of one. */
function aroundSpan(answer: string): string {
  const at = answer.length > 90 ? answer.search(span) : 0
  if (at < 60) return answer
  return `… ${answer.slice(answer.indexOf(' ', at - 50) + 1)}`
}

const isHeading = ({ element }: TextBlock) => /^h[1-6]$/.test(element)
const isCell = (block: TextBlock | undefined) => block?.element === 'td' || block?.element === 'th'

/** How long things take, last or heal, by the words for the thing: its question, its sentence, or the topic of the page. */
export function spansOfThings({ blocks }: PageText): TermFact[] {
  const topic = blocks.find(({ element }) => element === 'h1')?.text ?? ''
  const found: TermFact[] = []
  const note = (measure: string, thing: string, said: string, { line, offset }: TextBlock, shown: string) => {
    const one = unsure.test(said) || found.length >= most ? null : spanIn(measure === 'often' ? inSpans(said) : said)
    const words = wordsOfThing(thing) || wordsOfThing(topic)
    if (one && words) {
      const what = detached(`${span_of}${measure} ${words}`)
      found.push({ what, value: one.value, text: detached(shown.slice(0, 150)), line, offset })
    }
  }
  for (const [at, block] of blocks.entries()) {
    const { text: said } = block
    if (said.length > longest_answer || block.in_nav) continue
    if (said.endsWith('?')) {
      const answer = blocks[at + 1]
      const measure = said.length <= longest_question && asks.test(said) ? (measureOf(said) ?? 'takes') : undefined
      const first = answer && /^[^.!?\n]{1,300}/.exec(answer.text)?.[0]
      if (measure && first && answer) note(measure, said, first, answer, `${said} ${aroundSpan(first)}`)
      continue
    }
    if (said.length <= longest_entry && !/\d/.test(said)) {
      const is_label = label.test(said)
      if (is_label) noteRow(blocks, at, note)
      if (is_label || !takes_or_lasts.test(said)) continue
    }
    if (said.length <= longest_entry && (labelled.test(said) || entry.test(said))) {
      const above = blocks.slice(Math.max(0, at - reach), at).findLast(isHeading)
      const thing = labelled.test(said) ? (above?.text ?? '') : ''
      note(measureOf(said) ?? 'takes', thing, said, block, thing ? `${thing}: ${said}` : said)
    } else
      for (const sentence of said.split(/(?<=[.!?])\s+/, 6)) {
        const number = sentence.length > 160 || !takes_or_lasts.test(sentence) ? -1 : sentence.search(begins)
        const match = number < 0 ? null : told.exec(sentence.slice(0, number))
        if (match)
          note(/^(?:la|ha)/i.test(match[2] ?? '') ? 'lasts' : 'takes', match[1] ?? '', sentence, block, sentence)
      }
  }
  return found
}

type Note = (measure: string, thing: string, said: string, block: TextBlock, shown: string) => void

/** How many columns a table has that begins with such a block: so many heads, or those between its corner and its first row. */
const corner = /^(?:features?|options?|comparison|category|factors?|types?|materials?|services?)$/i
const most_columns = 8

function headsOf(blocks: readonly TextBlock[], at: number): readonly TextBlock[] {
  for (let above = at - 2; above >= Math.max(0, at - most_columns); above--)
    if (corner.test(blocks[above]?.text ?? '')) return blocks.slice(above, at)
  let start = at
  while (start > 0 && at - start < 80 && isCell(blocks[start - 1])) start--
  let columns = 0
  while (blocks[start + columns]?.element === 'th' && columns < most_columns) columns++
  return columns >= 2 && (at - start) % columns === 0 ? blocks.slice(start, start + columns) : []
}

/** A row of a table whose heads name things. */
function noteRow(blocks: readonly TextBlock[], at: number, note: Note): void {
  const measure = measureOf(blocks[at]?.text ?? '') ?? 'lasts'
  for (const [column, head] of headsOf(blocks, at).entries()) {
    const cell = column === 0 ? undefined : blocks[at + column]
    if (cell && wordsOfThing(head.text)) note(measure, head.text, cell.text, cell, `${head.text}: ${cell.text}`)
  }
}
