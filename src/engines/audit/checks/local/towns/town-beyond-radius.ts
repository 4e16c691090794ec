import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { milesToSeats, type Seat, seatsOfPage } from '#src/engines/audit/checks/towns/seats.ts'
import { onlyTownIn, pointsOfAddress } from '#src/engines/audit/checks/towns/towns.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const miles_served = 'agreed: miles served'
/** Less is a street corner, and more is half a state. */
const [least_miles, most_miles] = [10, 120]
const fewest_towns = 5
const longest_entry = 40
const most_entries = 150
/** A town is wide, and whoever rounds rounds up: so much further it is plainly another matter. */
const isBeyond = (miles: number, radius: number) => miles > radius * 1.2 + 8
const most_named = 3

const seatsFor = (page: PageView): readonly Seat[] => {
  const own = seatsOfPage(page)
  if (own.length > 0) return own
  return page.home_doors.flatMap(({ city, state, postal_code }) => {
    const points = pointsOfAddress(city, state, postal_code.slice(0, 5))
    return points.length > 0 ? [{ city, state, points }] : []
  })
}

const nameIn = ({ text }: TextBlock) => text.replace(/^[\W\d]+|,? [A-Z]{2}\W*$|[\W\d]+$/g, '')

/** Towns of the state that stand one below the other. */
function* listsOf(
  blocks: readonly TextBlock[],
  state: string,
): Generator<readonly { block: TextBlock; name: string }[]> {
  let run: { block: TextBlock; name: string }[] = []
  for (const block of blocks) {
    const name = block.text.length <= longest_entry && !block.in_nav ? nameIn(block) : ''
    if (name !== '' && run.length < most_entries && onlyTownIn(name, state)) {
      run.push({ block, name })
      continue
    }
    if (run.length >= fewest_towns) yield run
    // A hamlet that the post does not know, among towns that it does.
    if (block.text.length > longest_entry || /^h[1-6]$/.test(block.element)) run = []
  }
  if (run.length >= fewest_towns) yield run
}

export const townBeyondRadius: PageCheck = {
  id: 'town-beyond-radius',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The list of towns you serve reaches further than the miles you name',
  why: 'Somebody in that town reads that you come, and somebody who measures reads that you do not. One of them calls for nothing.',
  mend: 'Take the town off the list, or name the miles that you really drive.',
  source: 'https://support.google.com/business/answer/9157481',
  look: page => {
    const told = new Set(page.facts.terms.flatMap(({ what, value }) => (what === miles_served ? [value] : [])))
    const [radius = 0] = told
    if (!isShown(page) || told.size !== 1 || radius < least_miles || radius > most_miles) return notApplicable
    const seats = seatsFor(page)
    const [seat] = seats
    if (!seat || new Set(seats.map(({ state }) => state)).size > 1) return notApplicable
    const found: Occurrence[] = []
    for (const list of listsOf(page.facts.text.blocks, seat.state)) {
      const far = list.flatMap(({ block, name }) => {
        const miles = milesToSeats(seats, onlyTownIn(name, seat.state)?.points ?? [])
        return isBeyond(miles, radius) ? [{ block, said: `${name} (${Math.round(miles)} miles)` }] : []
      })
      const [first] = far
      if (!first) continue
      const names = [...new Set(far.map(({ said }) => said))].slice(0, most_named).join(', ')
      const evidence = `within ${radius} miles of ${seat.city}: ${names}`
      found.push({ url: page.url, line: first.block.line, evidence })
      break
    }
    return foundAll(found)
  },
}
