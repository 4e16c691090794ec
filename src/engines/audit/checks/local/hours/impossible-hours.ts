import { dayName, inWords } from '#src/engines/audit/checks/business/compare-hours.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { OpenSpan, WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

const hour = 60
const day = 24 * hour
/** Nobody is open from morning to the next dawn, or from one evening to the next, but who never closes. */
const longest = 18 * hour

/** Was morning written for afternoon? "8 AM - 5 AM" and "9 PM - 5 PM" are meant otherwise. */
function isSlip({ opens, closes }: OpenSpan): boolean {
  const length = closes - opens
  if (closes <= day || length >= day) return false
  const end = closes - day
  if (opens >= 19 * hour && end >= 12 * hour) return true
  return length >= longest && (opens >= 12 * hour ? end >= 12 * hour : end >= 5 * hour)
}

/** Hours that are told as ones that cannot be meant, so that others need not differ from them as well. */
export const cannotBeMeant = (week: WeekHours): boolean => weekdays.some(name => week[name]?.some(isSlip))

/** Times that no clock shows: 25:00, 8:75, and 17:00 in the morning. */
const no_time =
  /(?<![\d:.])(?:(?:2[5-9]|[3-9]\d):\d\d ?[ap]\.?m\b|\d{1,2}:[6-9]\d ?[ap]\.?m\b|(?:1[3-9]|2[0-3]):\d\d ?a\.?m\b)/i
/** Longer blocks are prose. */
const longest_entry = 160

function timesOfNoClock({ url, facts }: PageView): Occurrence[] {
  const wrong = facts.text.blocks.flatMap(({ text, line }): Occurrence[] => {
    if (text.length > longest_entry || !text.includes(':')) return []
    const shown = no_time.exec(text)?.[0]
    return shown === undefined ? [] : [{ url, line, evidence: `“${shown}” in “${text.slice(0, 80)}”` }]
  })
  return wrong.slice(0, 3)
}

const of_days = String.raw`(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?`
const span_of_days = String.raw`${of_days}\s*(?:-|–|—|to|through|thru)\s*${of_days}`
/** "Tue–Fri: 11:30am – 9:30pm" at the end of one table, and "Fri–Sat" right behind it. */
const last_entry = new RegExp(
  String.raw`${span_of_days}[^a-z\d]*\d[^a-z]{0,8}(?:[ap]\.?m\.?)?[^a-z]{1,12}(?:to )?\d[^a-z]{0,6}(?:[ap]\.?m\.?)?$`,
  'i',
)
const first_entry = new RegExp(`^${span_of_days}`, 'i')
const only_a_break = /^[\s,;|·•()–-]{0,6}$/

/** A day that ends one line of the hours and begins the next, with other times: it is in both by mistake. */
function dayInTwoLines({ url, facts }: PageView): Occurrence[] {
  if (!facts.hours.some(({ from, text }) => from === 'text' && last_entry.test(text))) return []
  const said = facts.text.blocks
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
  return facts.hours.flatMap((one, i): Occurrence[] => {
    const other = facts.hours[i + 1]
    if (!other?.week || !one.week || one.from !== 'text' || other.from !== 'text') return []
    const [shown, , until = ''] = last_entry.exec(one.text) ?? []
    const [next, from = ''] = first_entry.exec(other.text) ?? []
    if (!shown || !next || until.toLowerCase() !== from.toLowerCase()) return []
    const at = said.indexOf(one.text)
    const end = at + one.text.length
    if (at < 0 || !only_a_break.test(said.slice(end, said.indexOf(other.text, end)))) return []
    const name = weekdays.find(day => from.toLowerCase().startsWith(day))
    const [a, b] = [one.week[name ?? 'mo']?.[0], other.week[name ?? 'mo']?.[0]]
    // One may be of noon and the other of the evening.
    if (!name || !a || !b || a.opens >= b.closes || b.opens >= a.closes) return []
    return [{ url, line: other.line, evidence: `${dayName(name)} twice: “${shown}” and “${other.text.slice(0, 40)}”` }]
  })
}

export const impossibleHours: PageCheck = {
  id: 'hours-impossible',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'Opening hours on the page cannot be meant so',
  why: 'Morning and afternoon were mixed up, or a key was missed. Customers guess, and machines that read your hours take them at their word.',
  mend: 'Read the hours once aloud and correct the times, am and pm.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const { url, facts } = page
    const told = facts.hours.filter(({ from, week }) => from === 'text' && week !== null)
    return foundAll([
      ...timesOfNoClock(page),
      ...dayInTwoLines(page),
      ...told.flatMap(({ week, line, text }) => {
        const wrong = weekdays.find(name => week?.[name]?.some(isSlip))
        const evidence = `${wrong && dayName(wrong)}: ${inWords(week?.[wrong ?? 'mo'] ?? [])} in “${text.slice(0, 80)}”`
        return wrong ? [{ url, line, evidence }] : []
      }),
    ])
  },
}
