import { timesAmong } from '#src/engines/audit/facts/business/terms/times/times-among.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { labelOf, labelsById } from '#src/engines/audit/facts/finish/names-by-id.ts'
import type { DraftField } from '#src/engines/audit/facts/reading/draft-lists.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { of_health } from './choices-of-health.ts'
import { choicesSentWrongly } from './choices-sent.ts'

/** What forms let visitors choose from: places by their names, and days. */
export const choice_terms = {
  places: 'choice: places',
  days: 'choice: days',
  times: 'choice: times',
  sent: 'choice: sent as',
  numbered: 'choice: numbered',
  health: 'choice: health',
} as const
export const between_choices = ' | '

const most_groups = 6
const most_options = 30
const longest_option = 60
const longest_label = 80
const longest_kept = 240

const of_places = /\b(?:offices?|locations?|loc|branch(?:es)?|stores?|clinics?|shops?|salons?|studios?|showrooms?)\b/i
/** Where the visitor lives, where the work is done, or something else altogether. */
const of_visitors =
  /\b(?:your (?:location|office|store|shop|city)|job|project|service|property|event|home|delivery|pick-?up|shipping|city|town|county|state|country|area|online|type|time|hours?)\b/i
/** Whoever leaves the choice to the office can reach all of them. */
const any_other = /\b(?:other|elsewhere|not listed|another)\b/i

type Group = { label: string; options: readonly string[]; at: DraftField }

/** `preferredOffice_id` in words. */
const inWords = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_[\]-]+/g, ' ')

/** The words right before a place: the question that stands over radio buttons. */
function wordsBefore(blocks: readonly TextBlock[], offset: number): string {
  const before = blocks.findLast(block => block.offset < offset)
  return before && before.text.length <= longest_label ? before.text : ''
}

function selects(reading: Reading, labels: ReadonlyMap<string, string>): Group[] {
  const { fields, options } = reading.found
  return options.slice(0, most_groups * 2).flatMap(({ field, hint, texts }): Group[] => {
    const at = fields[field]
    if (!at || at.hidden) return []
    const asks = /^(?:[-–—\s]*(?:select|choose|please|pick|which|--)|any\b)/i
    const [first = ''] = texts
    const is_hint = asks.test(first) || /:$/.test(first)
    const label = [labelOf(reading, at, labels)[1], inWords(at.name), hint, is_hint ? first : ''].join(' ')
    return [{ label, options: is_hint ? texts.slice(1) : texts, at }]
  })
}

function boxes(reading: Reading, labels: ReadonlyMap<string, string>): Group[] {
  const fields = reading.found.fields.filter(({ type, hidden }) => !hidden && (type === 'radio' || type === 'checkbox'))
  const groups = Map.groupBy(fields, ({ form, name }) => `${form} ${name}`)
  return [...groups.values()].slice(0, most_groups * 2).flatMap((group): Group[] => {
    const [at] = group
    if (!at || group.length < 2 || at.name === '') return []
    const options = group.map(field => labelOf(reading, field, labels)[1])
    const label = `${inWords(at.name)} ${wordsBefore(reading.text.blocks, at.offset)}`
    return [{ label, options, at }]
  })
}

const weekday = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/i
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** As bits from Monday on, where all but one or two of the options are weekdays. */
function daysAmong(options: readonly string[]): number {
  const named = options.flatMap(option => weekday.exec(option.trim())?.[1]?.toLowerCase() ?? [])
  if (named.length < 3 || options.length - named.length > 2) return 0
  return named.reduce((bits, day) => bits | (1 << days.indexOf(day)), 0)
}

function termOf({ label, options, at }: Group): TermFact[] {
  const offered = options.map(option => option.replace(/\s+/g, ' ').trim()).filter(Boolean)
  if (offered.length < 2 || offered.length > most_options || offered.some(text => text.length > longest_option))
    return []
  const text = offered.join(between_choices)
  const place = { line: at.line, offset: at.offset }
  const bits = daysAmong(offered)
  if (bits > 0) return [{ ...place, what: choice_terms.days, value: bits, text: detached(text.slice(0, longest_kept)) }]
  const times = timesAmong(label, offered)
  if (times) return [{ ...place, what: choice_terms.times, value: times.value, text: detached(times.text) }]
  if (!of_places.test(label) || of_visitors.test(label) || any_other.test(text) || text.length > longest_kept) return []
  return [{ ...place, what: choice_terms.places, value: offered.length, text: detached(text) }]
}

/** “Option 1”, “Option 2”: what a template offers until somebody writes the choices. */
const numbered =
  /^(option|choice|value|select|item|discuss|topic|subject|category|service|package|list|reason|interest) ?#?(\d)$/i

function numberedTerm({ options, at }: Group): TermFact[] {
  const found = options.map(option => numbered.exec(option.trim()))
  const [first] = found
  const is_row = found.every((one, index) => one?.[1] === first?.[1] && Number(one?.[2]) === index + 1)
  if (!first || options.length < 2 || !is_row) return []
  const text = detached(options.join(between_choices).slice(0, longest_kept))
  return [{ line: at.line, offset: at.offset, what: choice_terms.numbered, value: options.length, text }]
}

/** A kind of appointment is chosen for the calendar, whatever it is for. */
const of_appointments = /\b(?:visits?|appointments?|appt|services?|treatments?|sessions?|consultations?|procedures?)\b/i
const names_appointment =
  /\b(?:visits?|appointments?|exams?|check-?ups?|consult(?:ation)?s?|evaluations?|sessions?|screenings?|follow[- ]?ups?)\b/i

/** The first that tells of an illness; of a list of the services of a practice, that is any. */
function healthTerm({ label, options, at }: Group): TermFact[] {
  if (of_appointments.test(label)) return []
  const told = options.find(
    option => option.length <= longest_option && of_health.test(option) && !names_appointment.test(option),
  )
  return told === undefined || options.length > most_options
    ? []
    : [{ line: at.line, offset: at.offset, what: choice_terms.health, value: 1, text: detached(told.trim()) }]
}

export function choicesOffered(reading: Reading): TermFact[] {
  const { fields, options } = reading.found
  if (options.length === 0 && !fields.some(({ type }) => type === 'radio' || type === 'checkbox')) return []
  const labels = labelsById(reading)
  return [
    ...[...selects(reading, labels), ...boxes(reading, labels)].flatMap(termOf),
    ...selects(reading, labels).flatMap(numberedTerm),
    ...selects(reading, labels).flatMap(healthTerm).slice(0, 1),
    ...choicesSentWrongly(reading, labels),
  ].slice(0, most_groups)
}
