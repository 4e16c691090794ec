import { areNeighbours } from '#src/domain/state-boxes.ts'
import { isTradeWord } from '#src/engines/audit/checks/business/proper-words.ts'
import { endingsOf, type NamedTown } from './named-towns.ts'
import { milesToSeats, type Seat } from './seats.ts'
import { townKey } from './town-key.ts'
import { townsNamed } from './town-table.ts'
import { isWidespread } from './towns.ts'

/** What a sentence or a title has before a town, and no town begins with. */
const leads =
  /^(?:Serving|Serves?|In|Near|Around|The|Our|Your|From|To|At|Of|And|For|All|Greater|Downtown|Historic|Metro|Visit|Based|Located|Proudly|Local|Best|Top|City)$/
const nearby_miles = 50
/** Of a name that one state alone has, a place for a day trip is meant as well. */
const nearby_miles_of_one = 90
const longer = 7
/** Behind the name of a person these are a degree. */
const degrees = /^(?:MD|MA|PA)$/

/** What is meant as the town: all the words, without those that lead to it or name a trade. */
function nameMeant(words: readonly string[]): string {
  const last = words.findLastIndex(
    (word, i) => i < words.length - 1 && (leads.test(word) || isTradeWord(word.toLowerCase())),
  )
  return words.slice(last + 1).join(' ')
}

/**
 * Where a town really is that a text puts into a state without a town of that name: next to it, and near the business.
 * A name that many states have is one of a hamlet there, too; so it must be that of the business's own town.
 */
export function rightStateOf(
  { words, state }: NamedTown,
  seats: readonly Seat[],
): { name: string; state: string } | null {
  const endings = endingsOf(words)
  if (endings.some(name => townsNamed(name).some(town => town.state === state))) return null
  const own = new Set(seats.map(({ city }) => townKey(city)))
  const ending = degrees.test(state) ? [] : endings.filter(name => own.has(townKey(name)))
  const candidates = [nameMeant(words), ...ending]
  for (const name of candidates) {
    if (name.length < 4) continue
    const towns = townsNamed(name)
    if (isWidespread(towns) && !own.has(townKey(name))) continue
    const is_one = new Set(towns.map(town => town.state)).size === 1
    const miles = is_one && name.length >= longer ? nearby_miles_of_one : nearby_miles
    const near = towns.find(town => areNeighbours(town.state, state) && milesToSeats(seats, town.points) <= miles)
    if (near) return { name, state: near.state }
  }
  return null
}
