import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { dayName, daysInBoth, firstConflict, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import { isOfferedAlike, isOfOffice, isOfOrdinaryDays } from '#src/engines/audit/checks/business/ordinary-hours.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isKindOf, isType } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { Weekday } from '#src/engines/audit/facts/types/business-facts.ts'
import { openByAppointment } from './days-by-appointment.ts'
import { hoursOfPeople } from './hours-of-people.ts'
import {
  conflictBetween,
  isNoDoor,
  isOfSomethingElse,
  isTimetable,
  officeBeyondDoor,
  type Timetable,
  textAgainstText,
} from './timetables-of-page.ts'

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
    const written = page.facts.hours.filter(isTimetable)
    const people = hoursOfPeople(
      page,
      written.filter(({ from }) => from === 'text'),
    )
    const all = written.filter(fact => !people.has(fact))
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
    const offices = agreed ? [] : texts.filter(fact => isOfOffice(page, fact))
    const types = nodes[told[0]?.node ?? -1]?.types ?? []
    const isOffice = types.some(type => of_an_office.some(kind => isKindOf(type, kind)))
    const alike =
      offices.length > 0 && (offices.length === texts.length || isOffice)
        ? texts.filter(fact => plain.includes(fact) || offices.includes(fact))
        : plain
    const [first, ...others] = told
    const between_data =
      told.length <= 3 && first && others.length > 0 && isOneName(page, told) && !hasBranches(page)
        ? others.map(other => conflictBetween(page, first, other))
        : []
    const held = isOffice || types.some(type => !isType(type)) ? alike : plain
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
        alike.filter(fact => !isNoDoor(fact) && !isOfSomethingElse(page, fact)),
      ),
      ...(isOffice ? [] : [officeBeyondDoor(page, offices, plain)]),
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
