import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

const pairs = [
  ['startDate', 'endDate'],
  ['validFrom', 'validThrough'],
  ['datePosted', 'validThrough'],
] as const
/** "2027-06-14", "2027-06-14T18:00", "2027-06-14T18:00:00-04:00". */
const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/
const most = 5

/** Is the one surely before the other? Times are compared where both are given, and in one zone. */
function isBefore(one: string, other: string): boolean {
  const [, day, time, zone] = written.exec(one) ?? []
  const [, other_day, other_time, other_zone] = written.exec(other) ?? []
  if (day === undefined || other_day === undefined) return false
  if (day !== other_day) return Date.parse(day) < Date.parse(other_day) - (zone === other_zone ? 0 : 86_400_000)
  return time !== undefined && other_time !== undefined && zone === other_zone && time < other_time
}

export const endsBeforeStart: PageCheck = {
  id: 'schema-ends-before-start',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Something in your structured data ends before it begins',
  why: 'Search engines drop an event or an offer whose dates contradict each other, and calendars show it on a wrong day.',
  mend: 'Correct the two dates. Of an event that goes on past midnight, the end bears the date of the next day.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/event',
  look: ({ url, facts }) => {
    let has_pair = false
    const told = facts.structured_data.nodes.flatMap(node => {
      if (!node.is_schema_org) return []
      return pairs.flatMap(([first, last]) => {
        const [from, to] = [textOf(node, first).trim(), textOf(node, last).trim()]
        if (from === '' || to === '') return []
        has_pair = true
        if (!isBefore(to, from)) return []
        const name = textOf(node, 'name').trim()
        return [
          {
            url,
            line: node.line,
            evidence: `${name === '' ? '' : `“${shortened(name, 60)}”: `}${first} ${from.slice(0, 30)}, ${last} ${to.slice(0, 30)}`,
          },
        ]
      })
    })
    return has_pair ? foundAll(told.slice(0, most)) : notApplicable
  },
}
