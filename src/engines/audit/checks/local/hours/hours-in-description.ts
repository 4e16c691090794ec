import { dayName, daysInBoth, firstConflict } from '#src/engines/audit/checks/business/compare-hours.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { weekIn } from '#src/engines/audit/facts/business/hours-in-text.ts'
import { all_day, weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

const says_times = /\d\s?[ap]\.?m\b|\d:\d\d|\b(?:open|hours)\b.{0,40} \d{1,2} ?(?:-|–|to) ?\d{1,2}\b/i
const always = /\bopen 24 ?(?:\/ ?7|hours)\b/i
const day_and_night = Object.fromEntries(weekdays.map(day => [day, [all_day]])) as WeekHours
/** Fewer days are those of a class or a happy hour. */
const least_days = 4

function weekOf(description: string): WeekHours | null {
  if (always.test(description)) return day_and_night
  const week = says_times.test(description) ? weekIn(description) : null
  return week && Object.keys(week).length >= least_days ? week : null
}

export const hoursInDescription: SiteCheck = {
  id: 'hours-conflict-description',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Search results show other opening hours than the site',
  why: 'The description of a page stands under its title in search results. A customer who believes its hours stands before a closed door.',
  mend: 'Correct the hours in the description, or leave them out there: they are forgotten when hours change.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const told = site.pages.flatMap(({ url, row }) => {
      const in_title = always.test(row.title ?? '')
      const week = in_title ? day_and_night : row.description === '' ? null : weekOf(row.description)
      const from = in_title ? 'title' : 'description'
      return week ? [{ url, line: in_title ? row.title_line : row.description_line, week, from }] : []
    })
    if (told.length === 0 || hasSeveralPlaces(site)) return notApplicable
    const known = site.pages.flatMap(({ row }) =>
      row.hours.filter(({ week }) => Object.keys(week).length >= least_days),
    )
    return foundAll(
      told.flatMap(({ url, line, week, from }) => {
        const comparable = known.filter(hours => daysInBoth(week, hours.week).length > 0)
        const conflicts = comparable.map(hours => firstConflict(week, hours.week))
        const [first] = conflicts
        if (!first || conflicts.some(conflict => conflict === null)) return []
        return [
          { url, line, evidence: `${dayName(first.day)}: ${first.one} in the ${from}, ${first.other} on the site` },
        ]
      }),
    )
  },
}
