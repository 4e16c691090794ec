import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { dayName, daysInBoth, firstConflict, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { isOfferedAlike, isOfOffice, isOfOrdinaryDays } from '#src/engines/audit/checks/business/ordinary-hours.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isKindOf, isType } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { HoursFact, Weekday, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'
import { openByAppointment } from './days-by-appointment.ts'

type Timetable = HoursFact & { week: WeekHours }

function isTimetable(fact: HoursFact): fact is Timetable {
  return fact.week !== null && Object.keys(fact.week).length > 0
}

function conflictBetween(page: PageView, one: Timetable, other: Timetable): Occurrence | null {
  const conflict = firstConflict(one.week, other.week)
  if (!conflict) return null
  const shown = (fact: Timetable) =>
    fact.from === 'text' ? `on the page “${fact.text.slice(0, 70)}”` : 'structured data'
  const evidence = `${dayName(conflict.day)}: ${shown(one)} says ${conflict.one}, ${shown(other)} says ${conflict.other}`
  return { url: page.url, line: other.line, evidence }
}

const agreesWithAny = (data: Timetable, texts: readonly Timetable[]) =>
  texts.some(({ week }) => daysInBoth(data.week, week).length > 0 && !firstConflict(data.week, week))

const saysTheSame = (data: Timetable, texts: readonly Timetable[]) =>
  agreesWithAny(data, texts) &&
  texts.every(
    ({ week }) =>
      weekdays.every(day => (data.week[day]?.length ?? 0) === 0 || week[day] !== undefined) &&
      weekdays.every(day => data.week[day] !== undefined || (week[day]?.length ?? 0) === 0),
  )

/** Structured data against the page: a conflict only when no timetable of the page agrees with it. */
function dataAgainstText(page: PageView, data: Timetable, texts: readonly Timetable[], plain: readonly Timetable[]) {
  if (agreesWithAny(data, texts)) return null
  const against = plain.find(({ week }) => firstConflict(data.week, week))
  return against ? conflictBetween(page, data, against) : null
}

/** A day that the page's timetable is open on and structured data leaves out, which is to say: closed. */
function dayLeftOut(page: PageView, data: Timetable, plain: readonly Timetable[]): Occurrence | null {
  if (Object.keys(data.week).length < 4) return null
  const full = plain.filter(({ week }) => Object.keys(week).length >= 4 && daysInBoth(data.week, week).length >= 2)
  const [only] = full
  // What the middle and the foot of the page both say is one timetable.
  const day = weekdays.find(
    name => data.week[name] === undefined && full.every(({ week }) => (week[name]?.length ?? 0) > 0),
  )
  if (!only || !day) return null
  const evidence = `${dayName(day)}: the page says ${inWords(only.week[day] ?? [])}, structured data leaves the day out`
  return { url: page.url, line: data.line, evidence }
}

const day_names: Record<Weekday, RegExp> = {
  mo: /\bmon(?:day)?s?\b/i,
  tu: /\btue(?:s(?:day)?)?s?\b/i,
  we: /\bwed(?:s|nesday)?s?\b/i,
  th: /\bthu(?:r(?:s(?:day)?)?)?s?\b/i,
  fr: /\bfri(?:day)?s?\b/i,
  sa: /\bsat(?:urday)?s?\b|weekend/i,
  su: /\bsun(?:day)?s?\b|weekend/i,
}
const of_any_day = /\b(?:daily|every ?day|all week|(?:7|seven) days|24 ?\/ ?7)\b/i

/** A day that structured data is open on and of which the page, with its one timetable, says no word: nobody is there. */
function dayTooMany(page: PageView, data: Timetable, plain: readonly Timetable[]): Occurrence | null {
  const [only, ...more] = plain
  const isOther = ({ week }: Timetable) => JSON.stringify(week) !== JSON.stringify(only?.week)
  if (!only || more.some(isOther) || daysInBoth(data.week, only.week).length < 3) return null
  const day = weekdays.find(name => (data.week[name]?.length ?? 0) > 0 && only.week[name] === undefined)
  if (!day) return null
  const named = day_names[day]
  if (page.facts.text.blocks.some(({ text }) => named.test(text) || of_any_day.test(text))) return null
  const evidence = `${dayName(day)}: structured data says ${inWords(data.week[day] ?? [])}, the page leaves the day out: “${only.text.slice(0, 70)}”`
  return { url: page.url, line: data.line, evidence }
}

const house = /^(?:\W*|.*\b(?:hours?|open|opening|visit|find|location|contact|schedule|store|shop|office|doors?)\b.*)$/i

/** "Our office hours:"; "Gas station hours:" are those of a part of it. */
const of_the_house =
  /^\W*(?:(?:our|the|we|are|store|shop|office|salon|restaurant|clinic|business|opening|regular|normal|standard|usual|new|current|general|daily|weekly|operating|working) )*(?:open|hours|hours of operation)\b\W*$/i

/** The number or the town of the house, right above its hours. */
const of_contact =
  /(?:^|\s)\(?\d{3}\)?[ .-]{1,2}\d{3}-\d{4}$|^\(?\d{3}\)?[ .-]{1,2}[\dA-Z]{3}-[\dA-Z]{4}|\b[A-Z]{2}\.? \d{5}$/

/**
 * Is a timetable that of the whole house for most of a week? Two in the middle of a page may belong to departments, whose
 * names stand before them.
 */
const isOfHouse = (page: PageView, fact: Timetable): boolean => {
  const { label, above } = wordsOver(page, fact)
  if (Object.keys(fact.week).length < 5) return false
  if (label !== '') return of_the_house.test(label)
  const before = above?.text.slice(-60) ?? ''
  return house.test(before) || of_contact.test(before)
}

/** What stands before the days in their block, and the block above. */
function wordsOver({ facts }: PageView, fact: Timetable) {
  const { blocks } = facts.text
  const at = blocks.findLastIndex(block => block.offset <= fact.offset)
  const own = blocks[at]?.text ?? ''
  const label = own.slice(0, Math.max(0, own.indexOf(fact.text.slice(0, 4)))).slice(-40)
  return { label: label.trim(), above: blocks[at - 1] }
}

/** "Live music every Friday 7 pm - 10 pm": few days in the midst of a page may be those of anything. */
function isOfSomethingElse(page: PageView, fact: Timetable): boolean {
  if (fact.region === 'footer' || fact.region === 'header' || Object.keys(fact.week).length >= 4) return false
  const { label, above } = wordsOver(page, fact)
  if (label !== '') return !of_the_house.test(label)
  return above !== undefined && /^h\d$/.test(above.element) && !house.test(above.text)
}

/** "All day Saturday", in a sentence, is when somebody works or celebrates. */
const is_no_door = /^all day\b|\ball day$/i

const isTopAndFoot = (one: HoursFact, other: HoursFact) =>
  (one.region === 'header' && other.region === 'footer') || (one.region === 'footer' && other.region === 'header')

/** Two timetables of the page: header or footer against the middle, and "24/7" against anything. */
function textAgainstText(page: PageView, plain: readonly Timetable[]): Occurrence | null {
  if (new Set(page.facts.addresses.map(({ key }) => key)).size > 1) return null
  const frame = (fact: Timetable) => fact.region === 'footer' || fact.region === 'header'
  for (const [i, one] of plain.entries()) {
    for (const other of plain.slice(i + 1)) {
      const isPlain = frame(one) !== frame(other) || isTopAndFoot(one, other) || one.always_open !== other.always_open
      if (!isPlain && !(isOfHouse(page, one) && isOfHouse(page, other))) continue
      const conflict = conflictBetween(page, one, other)
      if (conflict) return conflict
    }
  }
  return null
}

/** Structured data that says two things of one day: spans that overlap are two timetables, not a break at noon. */
function dataAgainstItself(page: PageView, { week, line }: Timetable): Occurrence | null {
  for (const day of weekdays) {
    const spans = week[day] ?? []
    const clash = spans.findIndex(({ opens }, i) => i > 0 && opens < (spans[i - 1]?.closes ?? 0))
    const [one, other] = [spans[clash - 1], spans[clash]]
    if (!one || !other) continue
    const evidence = `${dayName(day)}: structured data says ${inWords([one])} and ${inWords([other])}`
    return { url: page.url, line, evidence }
  }
  return null
}

/** Businesses whose office is their door; so it is where the type is one that nobody knows. */
const of_an_office = [
  'MedicalBusiness',
  'MedicalOrganization',
  'LegalService',
  'FinancialService',
  'VeterinaryCare',
] as const

export const hoursOnPage: PageCheck = {
  id: 'hours-conflict',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The page gives two different sets of opening hours',
  why: 'A customer who believes the wrong one stands before a closed door, and search engines may show either.',
  mend: 'Decide which hours are right and write them the same way in the text, the footer and the structured data.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const all = page.facts.hours.filter(isTimetable)
    const own = new Set(ownOrganisations(page))
    const { nodes } = page.facts.structured_data
    const told = all.filter(({ node }) => {
      const owner = nodes[node ?? -1]
      return owner !== undefined && own.has(owner)
    })
    const texts = all.filter(({ from }) => from === 'text')
    if (told.length + texts.length === 0) return notApplicable
    // One timetable that agrees with the data needs no second look.
    const agreed =
      told.length <= 1 &&
      texts.length <= 1 &&
      told.every(data => saysTheSame(data, texts) && !openByAppointment(page.url, data, texts))
    const ordinary = agreed ? [] : texts.filter(fact => isOfOrdinaryDays(page, fact))
    const plain = texts.filter(fact => ordinary.includes(fact) || isOfferedAlike(page, fact, ordinary))
    // Where all that the page tells are office hours, they are those of one office.
    const offices = agreed || plain.length > 0 ? [] : texts.filter(fact => isOfOffice(page, fact))
    const alike = offices.length > 0 && offices.length === texts.length ? offices : plain
    const [first, ...others] = told
    const between_data =
      told.length <= 3 && first && others.length > 0 && isOneName(page, told) && !hasBranches(page)
        ? others.map(other => conflictBetween(page, first, other))
        : []
    const types = nodes[first?.node ?? -1]?.types ?? []
    const held = types.some(type => !isType(type) || of_an_office.some(kind => isKindOf(type, kind))) ? alike : plain
    // Several entries with hours are several branches; only one can be held against the page's own words.
    const against_text =
      told.length === 1 && first
        ? [
            dataAgainstText(page, first, texts, held) ??
              dayLeftOut(page, first, held) ??
              dayTooMany(page, first, texts) ??
              openByAppointment(page.url, first, held),
          ]
        : []
    const candidates = [
      ...against_text,
      ...between_data,
      textAgainstText(
        page,
        alike.filter(fact => !is_no_door.test(fact.text) && !isOfSomethingElse(page, fact)),
      ),
    ]
    candidates.push(...told.map(one => dataAgainstItself(page, one)))
    return foundAll(candidates.flatMap(one => one ?? []).slice(0, 1))
  },
}

function isOneName({ facts }: PageView, told: readonly Timetable[]): boolean {
  const { nodes } = facts.structured_data
  return new Set(told.map(({ node }) => JSON.stringify(nodes[node ?? -1]?.properties.get('name')?.[0]))).size <= 1
}

function hasBranches({ facts }: PageView): boolean {
  const streets = facts.structured_data.nodes.flatMap(
    ({ properties }) => JSON.stringify(properties.get('streetAddress')) ?? [],
  )
  return new Set(streets).size > 1 || new Set(facts.addresses.map(({ key }) => key)).size > 1
}
