import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { weekdays } from '#src/engines/audit/facts/hours-week.ts'
import type { HoursFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Words before a timetable by which it is not that of the front door on an ordinary day. */
const special =
  /\b(?:holidays?|season(?:s|al)?|summer|winter|spring|fall|christmas|thanksgiving|easter|new year(?:['’]?s)?|lobby|drive[- ]?(?:thr(?:u|ough)|up)|kitchen|(?<!sports )bar(?! (?:and|&) )|pharmacy|parts|service (?:department|hours|dept)|sales|office hours|(?:tele)?phones?(?: hours| lines?| support| (?:are |is )?(?:answered|open|staffed))|(?:un)?staffed(?: hours)?|support|pick-?up|delivery|deliveries|happy hour|brunch|breakfast|lunch|dinner|worship|mass|class(?:es)?|tours?|appointments?|emergenc(?:y|ies)|markets?|events?|dispatch|warehouse|showroom|dr\.? |temporar(?:y|ily)|except(?:ions?)?|until \w+ \d|in the field|on the road|field (?:hours|crews?|staff|work)|(?:technicians?|crews?|drivers?|inspectors?) hours)(?!\w)|(?<!(?:©|copyright).{0,12})\b20\d\d\b/i

/** "Hours:" in the block itself, over which a sentence or a button of something else may stand. */
const labelled = /^\W*(?:(?:our|the|business|store|shop|opening|regular|normal|current) )*hours(?: of operation)?\W*$/i
const longest_head = 40
const mayHead = ({ element, text }: TextBlock) =>
  /^h\d$/.test(element) || (element !== 'button' && text.length <= longest_head && !/[.!?]$/.test(text))

/** A sentence above speaks of the hours below it only where it says when they hold: "All parts are cleaned." does not. */
const of_other_times =
  /\b(?:holidays?|season(?:s|al)?|summer|winter|spring|fall|christmas|thanksgiving|easter|temporar(?:y|ily)|except(?:ions?)?|starting|effective|hours)\b|\b20\d\d\b|[:–—-]$/i
const mayLead = ({ element, text }: TextBlock) =>
  element !== 'p' || !/[.!?]$/.test(text) || of_other_times.test(text.slice(-60))

const has_hours = /\d ?[ap]\.?m\b\.?\W*$/i

/** What stands before a timetable: its own block up to there, and the two blocks above. */
function wordsBefore({ facts }: PageView, { offset, text }: HoursFact): string {
  const { blocks } = facts.text
  let at = blocks.findLastIndex(block => block.offset <= offset)
  if (at < 0) at = 0
  const own = blocks[at]?.text ?? ''
  const begins = own.indexOf(text.slice(0, 4))
  const label = own.slice(0, Math.max(0, begins))
  const isLabelled = labelled.test(label)
  const above = [blocks[at - 2], blocks[at - 1]]
    .filter(block => block !== undefined)
    // A line with hours of its own says nothing of those below it.
    .filter(block => !has_hours.test(block.text.slice(-40)))
    .filter(block => (isLabelled ? mayHead(block) : mayLead(block)))
    .map(({ text: said }) => said.slice(-60))
  return [...above, label].join(' ')
}

const of_an_office = /\boffice hours\b/gi

/** "Office hours" may be those of a part of a camp or a church, and are those of the door at a dentist's. */
export function isOfOffice(page: PageView, fact: HoursFact): boolean {
  const words = wordsBefore(page, fact)
  const rest = words.replace(of_an_office, '')
  return rest !== words && !special.test(rest)
}

/** Where permits and papers are had: pages on a town tell when its offices are open. */
const of_the_town =
  /\b(?:permits?|zoning|code(?:s| enforcement)?|clerk['’]?s?|municipal|borough|township|county|city|town) (?:office|department|building|hall|requirements)\b|\bbuilding codes?\b/i
/** So many blocks may stand between a heading of such a part and the hours under it. */
const far = 6

function isUnderOfficeOfTown({ facts: { text } }: PageView, { offset }: HoursFact): boolean {
  const at = text.blocks.findLastIndex(block => block.offset <= offset)
  const above = text.blocks.slice(Math.max(0, at - far), Math.max(0, at))
  return above.some(
    ({ element, text: said }) => /^h\d$/.test(element) && said.length <= longest_head * 2 && of_the_town.test(said),
  )
}

/** Is a timetable that of the front door on an ordinary day, by the words before it? */
export function isOfOrdinaryDays(page: PageView, fact: HoursFact): boolean {
  return !special.test(wordsBefore(page, fact)) && !isUnderOfficeOfTown(page, fact)
}

/** "Same-day appointments are available Monday through Saturday, 7 AM–7 PM." */
const offers_all =
  /\b(?:appointments?|services?|visits|technicians?|crews?|teams?) (?:is|are) (?:also )?available(?: from| on)?\s*$/i
const fewest_alike = 4

/** Hours at which a business comes to its customers are those of the door where most days say the same. */
export function isOfferedAlike(page: PageView, fact: HoursFact, ordinary: readonly HoursFact[]): boolean {
  if (!offers_all.test(wordsBefore(page, fact))) return false
  const sameOn = ({ week }: HoursFact) =>
    weekdays.filter(day => fact.week?.[day] && JSON.stringify(fact.week[day]) === JSON.stringify(week?.[day]))
  return ordinary.some(one => sameOn(one).length >= fewest_alike)
}
