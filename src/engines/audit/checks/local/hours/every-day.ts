import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { dayName } from '#src/engines/audit/checks/business/compare-hours.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { HoursFact, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

/** Of the door, not of a telephone, an emergency line or a delivery. */
const claim =
  /\bopen (?:(?:to the public|for [\w ,&]{3,30}|year[- ]round),? ?)?(?:7|seven) days(?: a week| per week| weekly)?\b|\bopen (?:every ?day|daily)\b(?! (?:except|but))|\bopen all (?:7|seven) days\b/i
/** "Open six days a week", for whoever keeps a day to himself. */
const claim_of_some =
  /(?<!\b(?:was|were|been) )\bopen (?:(?:to the public|year[- ]round),? ?)?(five|six|5|6) days (?:a|per|each|every) week\b/i
/** One look that spares most texts the claim. */
const may_claim = /open /i
const of_other_things =
  /\b(?:except|but|closed|phones?|emergenc|support|deliver|season|summer|holiday|online|portal|website|booking|(?:in|during|from|through|until) (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec))/i

type Timetable = HoursFact & { week: WeekHours }

const isTimetable = (fact: HoursFact): fact is Timetable => fact.week !== null && Object.keys(fact.week).length >= 5

/** The first day on which a timetable says closed; in structured data also by leaving it out. */
function closedDay({ week, from }: Timetable): string | null {
  const day = weekdays.find(
    name => week[name]?.length === 0 || (from === 'structured-data' && week[name] === undefined),
  )
  return day ? dayName(day) : null
}

const claims = askedOnce(text => may_claim.test(text) && claim.test(text) && !of_other_things.test(text))
const claimsSome = askedOnce(text => may_claim.test(text) && claim_of_some.test(text) && !of_other_things.test(text))

const openDays = ({ week }: Timetable) => weekdays.filter(name => (week[name]?.length ?? 0) > 0).length

/** "Open six days a week" over hours of five days, or of seven; none where the tables have different days. */
function otherCount({ url, facts }: PageView, tables: readonly Timetable[]): Occurrence[] {
  const [first, ...others] = tables
  const said = facts.text.blocks.find(claimsSome)
  if (!first || !said || others.some(table => openDays(table) !== openDays(first))) return []
  const [shown, count] = claim_of_some.exec(said.text) ?? []
  if (numberOf(count) === openDays(first)) return []
  const where = first.from === 'text' ? 'the hours on the page' : 'structured data'
  return [{ url, line: said.line, evidence: `“${shown}”; ${where}: open on ${openDays(first)} days` }]
}

export const everyDay: PageCheck = {
  id: 'hours-against-every-day',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The page says on how many days you are open, and its hours say otherwise',
  why: 'A customer who believes the sentence stands before a closed door.',
  mend: 'Correct the sentence or the hours, in the text and in the structured data.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const { hours, text, structured_data } = page.facts
    const own = new Set(ownOrganisations(page))
    const tables = hours.filter(isTimetable).filter(({ from, node }) => {
      const owner = structured_data.nodes[node ?? -1]
      return from === 'text' || (owner !== undefined && own.has(owner))
    })
    if (tables.length === 0) return notApplicable
    const against = tables.find(table => closedDay(table) !== null)
    const said = against && text.blocks.find(claims)
    if (!said) return foundAll(otherCount(page, tables))
    const where = against.from === 'text' ? 'the hours on the page' : 'structured data'
    const evidence = `“${claim.exec(said.text)?.[0]}”; ${where}: closed on ${closedDay(against)}`
    return foundAll([{ url: page.url, line: said.line, evidence }])
  },
}
