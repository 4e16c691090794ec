import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { endOfEvent, isEvent, lastDayOf } from '#src/engines/audit/facts/business/ends-in-data.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

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
    const events = home_view?.facts.structured_data.nodes.filter(isEvent)
    const [first] = events ?? []
    if (!home_view || !events || !first) return notApplicable
    // Beside one that is still to come, those before it are a history.
    const are_over = events.map(lastDayOf).every(day => day !== null && day < today)
    const evidence = `“${shortened(textOf(first, 'name'), 60)}”: ${endOfEvent(first)}`
    return are_over ? found(home_view.url, first.line, evidence) : ok
  },
}
