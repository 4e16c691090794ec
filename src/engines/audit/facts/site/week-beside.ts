import type { PageFacts } from '../page-facts.ts'
import type { AddressFact, HoursFact, WeekHours } from '../types/business-facts.ts'
import { besideAddresses } from './beside-addresses.ts'

/** Characters of source between an address and the last line of its hours. */
const reach = 5_000
/** Fewer are the hours of a class, a clinic or a happy hour. */
const least_days = 4
/** Hours of a part of the house, by the words before them. */
const of_a_part =
  /\b(?:service|parts|sales|kitchen|bar|lunch|dinner|brunch|breakfast|happy|drive[- ]?(?:thru|through|up)|pharmacy|lobby|lab|phones?|call|emergency|delivery|pick-?up|curbside|holidays?|summer|winter|spring|fall|season\w*|pool|class(?:es)?|rental|warehouse|walk-?ins?|surgery|telehealth)\b[^.!?]{0,40}$/i

type Timetable = HoursFact & { week: WeekHours }
const isTimetable = (hours: HoursFact): hours is Timetable =>
  hours.week !== null && Object.keys(hours.week).length >= least_days

function isOfAPart({ text: { blocks } }: PageFacts, { offset, text }: HoursFact): boolean {
  const at = blocks.findLastIndex(block => block.offset <= offset)
  const own = blocks[at]?.text ?? ''
  const label = own.slice(0, Math.max(0, own.indexOf(text.slice(0, 4)))).trim()
  return of_a_part.test(label === '' ? (blocks[at - 1]?.text.slice(-60) ?? '') : label)
}

const saying = ({ week }: Timetable) => JSON.stringify(week)

/** The one timetable among some; undefined where they are several. */
function onlyOne(timetables: readonly Timetable[]): WeekHours | null {
  const [first] = timetables
  return first && new Set(timetables.map(saying)).size === 1 ? first.week : null
}

/**
 * Tells the hours that belong to an address: those beside each of several, or those of the part of the page that has no
 * other address; `null` where there are none, or a choice.
 */
export function weekBeside(page: PageFacts): (address: AddressFact) => WeekHours | null {
  const { addresses, hours } = page
  const printed = addresses.length === 0 ? [] : hours.filter(({ from }) => from === 'text')
  const timetables = printed.filter(isTimetable)
  if (timetables.length === 0) return () => null
  const whole = new Set(timetables.filter(one => !isOfAPart(page, one)))
  const beside = besideAddresses(addresses, printed, reach)
  const weekOf = (address: AddressFact): WeekHours | null => {
    const own = beside.get(address) ?? []
    const clear = own.filter((one): one is Timetable => isTimetable(one) && whole.has(one))
    return clear.length === own.length ? onlyOne(clear) : null
  }
  return address => {
    const { region, key } = address
    const there = addresses.filter(one => one.region === region)
    if (there.every(one => one.key === key)) {
      const here = timetables.filter(one => one.region === region)
      return here.every(one => whole.has(one)) ? onlyOne(here) : null
    }
    // One timetable below a list of places is that of them all.
    const keys = new Set(there.filter(one => (beside.get(one)?.length ?? 0) > 0).map(one => one.key))
    return keys.size > 1 ? weekOf(address) : null
  }
}
