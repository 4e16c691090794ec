import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

const is_event = /^(?:[A-Z][a-z]+)?(?:Event|Festival)$/
const iso_day = /^\s*(20\d\d)-(\d\d)-(\d\d)/

const dateOf = (node: DataNode) => textOf(node, 'endDate') || textOf(node, 'startDate')

/** The last day of an event as yyyymmdd; it may be told as one that comes again, and then has none. */
function lastDay(node: DataNode): number | null {
  if (node.properties.has('eventSchedule')) return null
  const [, year, month, day] = iso_day.exec(dateOf(node)) ?? []
  return year ? Number(`${year}${month}${day}`) : null
}

export const eventsOver: SiteCheck = {
  id: 'schema-event-over',
  section: 'structured-data',
  severity: 'medium',
  scope: 'site',
  title: 'The events that your home page announces to search engines are over',
  why: 'Search results and assistants drop them, or tell people of something that they have missed.',
  mend: 'Enter the dates of the next one, or take the entry out, with what the page says of it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/event',
  look: ({ home_view, today }) => {
    const events = home_view?.facts.structured_data.nodes.filter(({ types }) => types.some(type => is_event.test(type)))
    const [first] = events ?? []
    if (!home_view || !events || !first) return notApplicable
    // Beside one that is still to come, those before it are a history.
    const are_over = events.map(lastDay).every(day => day !== null && day < today)
    const evidence = `“${shortened(textOf(first, 'name'), 60)}”: ${dateOf(first).trim()}`
    return are_over ? found(home_view.url, first.line, evidence) : ok
  },
}
