import { textOf } from '../node-values.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import type { DataNode } from '../types/structured-data-facts.ts'

const is_event = /^(?:(?:[A-Z][a-z]+)?(?:Event|Festival)|CourseInstance)$/
const iso_day = /^\s*(20\d\d)-(\d\d)-(\d\d)/
/** More of them are a calendar. */
const most = 3

export const isEvent = ({ types }: DataNode): boolean => types.some(type => is_event.test(type))
/** The day on which an event ends, as it is written; it may end on the day on which it begins. */
export const endOfEvent = (node: DataNode): string => (textOf(node, 'endDate') || textOf(node, 'startDate')).trim()

/** The last day of an event as yyyymmdd; it may be told as one that comes again, and then has none. */
export function lastDayOf(node: DataNode): number | null {
  if (node.properties.has('eventSchedule')) return null
  const [, year, month, day] = iso_day.exec(endOfEvent(node)) ?? []
  return year ? Number(`${year}${month}${day}`) : null
}

/** How the text of such a claim begins. */
export const told_in_data = 'structured data: '

function claimOf(node: DataNode, value: number, written: string): ClaimFact {
  const { line, offset } = node
  const name = textOf(node, 'name').slice(0, 40) || (node.types[0] ?? '')
  const text = `${told_in_data}${name}, ${written.slice(0, 25)}`
  return { line, offset, about: 'ended', value, text, loud: false }
}

/** The last of the few events that the structured data of a page announces, and an offer that is valid no longer. */
export function endsInData(nodes: readonly DataNode[]): ClaimFact[] {
  const events = nodes.filter(isEvent)
  const days = events.map(lastDayOf)
  const last = Math.max(...days.map(day => day ?? Number.MAX_SAFE_INTEGER))
  const event = events[days.indexOf(last)]
  if (event && events.length <= most) return [claimOf(event, last, endOfEvent(event))]
  if (events.length > 0) return []
  const [offer, ...more] = nodes.filter(node => node.types.includes('Offer') && textOf(node, 'validThrough') !== '')
  const [, year, month, day] = offer ? (iso_day.exec(textOf(offer, 'validThrough')) ?? []) : []
  if (!offer || more.length > 0 || !year) return []
  return [claimOf(offer, Number(`${year}${month}${day}`), textOf(offer, 'validThrough'))]
}
