import type { PageText } from '../finish/page-text.ts'
import type { OpenSpan } from '../types/business-facts.ts'

/** Days with their times, none where they are closed, and where they stand. */
type Told = { at: number; end: number; spans: readonly OpenSpan[] | null }

const of_the_house = /\b(?:we|we['’]re|our|hours|office|shop|store|restaurant|salon|clinic|caf[eé])\b/i
/** Blocks longer than this are prose. */
const prose = 140

/** "All maintenance visits to be scheduled Monday-Friday between 8am-5pm": when somebody comes is no door that opens. */
const when_they_come =
  /\b(?:visits|maintenance|deliver(?:y|ies)|installations?|inspections|pick-?ups?)(?: and [\w-]+){0,2} (?:to be|are|is|will be|must be|can be|shall be) (?:scheduled|booked|made|done|performed|carried out)\b[^.\n]{0,20}$/i

const isOfVisits = (text: PageText, { at }: Told) => when_they_come.test(text.said.slice(Math.max(0, at - 90), at))

/** "The museum is closed Thursday", in the midst of prose, speaks of somebody else's door. */
function isOfOthers(text: PageText, first: Told, group: readonly Told[]): boolean {
  if (!group.every(({ spans }) => spans?.length === 0)) return false
  const block = text.blocks[text.blockAt(first.at)]
  if (!block || block.text.length < prose) return false
  return !of_the_house.test(text.said.slice(Math.max(block.start, first.at - 60), first.end + 20))
}

/** Are these days those of the door, and not of a visit or of somebody else? */
export function areOfTheHouse(text: PageText, group: readonly Told[]): boolean {
  const [first] = group
  return first !== undefined && !isOfOthers(text, first, group) && !isOfVisits(text, first)
}

/** "Served daily 9 - 11:30" are the hours of a dish, within those of the house. */
const of_a_dish =
  /\b(?:served|serving (?:breakfast|brunch|lunch|dinner|supper)|(?:happy hours?|brunch)(?: (?:is|are|runs|goes|available|every|on)){0,2}|(?:lunch|dinner)(?: (?:is|are|runs|available|every|on)){1,2}|(?:kitchen|pick-?up|curbside|delivery)(?: hours| times)?)\W{1,3}$/i

/** "1/2 Off Appetizers - Monday-Friday: 3pm-5pm", "Lunch Specials: Tue - Fri 11 - 2": what is cheaper then, within the hours of the house. */
const of_an_offer =
  /(?:(?<!\w)(?:\d{1,2} ?%|\$\d{1,3}(?:\.\d\d)?|half|1\/2)[ -]?(?:off|price[ds]?)\b|½[ -]?(?:off|price)|\b(?:lunch|dinner|daily|weekly|drink|food|beer|wine|wing|taco|appetizer|early[- ]bird) specials?\b)[^.!?\n]{0,40}\n{0,2}$/i

/** Who sends the bills keeps hours of its own. */
const of_a_department =
  /\b(?:billing|accounting|(?:medical )?records|insurance) (?:office|department|desk|staff|team)\b[^.!?\n]{0,40}$/i

/** "5-mile trips depart on the hour: Saturday 8:00 until 4:00": who arrives then goes on, and the door opens sooner. */
const of_departures =
  /\b(?:depart(?:s|ures?|ing)?|(?:trips?|tours?|cruises?|charters?|shuttles?|ferr(?:y|ies)|rides?|hikes?|boats?) (?:leave|start|run|begin|go)s?)\b[^.!?]{0,40}$/i

const departures_above = new RegExp(of_departures.source.replace('{0,40}', '{0,160}'), 'i')

/** Stands a line of days and times in a list of departures? */
export const areInDepartures = ({ said }: PageText, at: number): boolean =>
  departures_above.test(said.slice(Math.max(0, at - 200), at))

/** "Kitchen Hours", and below it nothing but lines of days and times. */
const part_above =
  /(?:^|\n)\W*(?:the |our )?(?:kitchen|bar|happy hour|brunch|breakfast|lunch|dinner|pick-?up|curbside|delivery|drive[- ]?(?:thru|through)|pool|patio|phone|lobby|pharmacy)(?: hours| times)?\W*\n(?:\W*[a-z][^\n\d]{2,40}\d[^\n]{0,50}\n){0,6}$/i

/** Is a line of days and times one below the name of a part of the house? */
export const areBelowPart = ({ said }: PageText, at: number): boolean =>
  part_above.test(said.slice(Math.max(0, at - 300), at))

/** Do the times that begin at a place belong to a meal, a trip or a department, and not to the door? */
export function areOfAPart({ said }: PageText, at: number): boolean {
  const before = said.slice(Math.max(0, at - 80), at)
  return (
    of_a_dish.test(before.slice(-24)) ||
    of_a_department.test(before) ||
    of_an_offer.test(before) ||
    of_departures.test(before)
  )
}
