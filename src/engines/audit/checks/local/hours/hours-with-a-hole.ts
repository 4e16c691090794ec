import { dayName } from '#src/engines/audit/checks/business/compare-hours.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { Weekday } from '#src/engines/audit/facts/types/business-facts.ts'

/** A Sunday or Monday that is left out is a day off for everybody; one of these is a question. */
const asked: readonly { day: Weekday; said: RegExp }[] = [
  { day: 'tu', said: /\btue/i },
  { day: 'we', said: /\bwed/i },
  { day: 'th', said: /\bthu/i },
  { day: 'fr', said: /\bfri/i },
]
const day_word = /\b(?:mon|tue|wed|thu|fri|sat|sun)/gi

export const hoursWithAHole: PageCheck = {
  id: 'hours-leave-out-a-day',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'Your opening hours leave out a day',
  why: 'Nobody can tell whether you are closed then or the day was forgotten. Google asks your customers, and shows what they guess.',
  mend: 'Name the day, with its hours or the word “Closed”.',
  source: 'https://support.google.com/business/answer/3039617',
  look: ({ url, facts }) => {
    const tables = facts.hours.filter(({ from, week }) => from === 'text' && week !== null)
    const named = new Set(tables.flatMap(({ week }) => Object.keys(week ?? {})))
    const [table] = tables
    if (!table || named.size !== 6) return notApplicable
    const hole = asked.find(({ day }) => !named.has(day))
    // "Wednesday to Monday" says it.
    const is_one_range = tables.every(({ text }) => (text.match(day_word)?.length ?? 0) < 3)
    if (!hole || is_one_range || facts.text.blocks.some(({ text }) => hole.said.test(text))) return ok
    return found(url, table.line, `no word of ${dayName(hole.day)}: “${table.text.slice(0, 120)}”`)
  },
}
