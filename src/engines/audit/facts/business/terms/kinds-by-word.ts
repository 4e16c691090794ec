import { agesAndGroups } from './ages-and-groups.ts'
import { agreed, fees, figures } from './amounts.ts'
import { answersAndOrders } from './answers-and-orders.ts'
import { closingTimes } from './closing-times.ts'
import { combinedYears } from './combined-years.ts'
import { countiesTold } from './counties-told.ts'
import { countsOfItself } from './counts-of-itself.ts'
import { countsOfPeople } from './counts-of-people.ts'
import { daysWithLimits } from './days-with-limits.ts'
import { discounts } from './discounts.ts'
import { gatherings } from './gatherings.ts'
import { guarantees } from './guarantees.ts'
import { mealsServed } from './meals-served.ts'
import { onlyOnes } from './only-ones.ts'
import { ordersAndReturns } from './orders-and-returns.ts'
import { placesTold } from './places-told.ts'
import { promisedWays } from './promised-ways.ts'
import { refusedServices } from './refused-services.ts'
import { seatsTold } from './seats-told.ts'
import type { TermKind } from './term-kind.ts'
import { termsOfOffers } from './terms-of-offers.ts'
import { timesTold } from './times-told.ts'
import { waysToPlaces } from './ways-to-places.ts'
import { yesOrNo } from './yes-or-no.ts'

type Sort = 'asked' | 'agreed' | 'figure' | 'price' | 'open' | 'seat' | 'county' | 'combined' | 'promised' | 'refused'
type SortedKind = TermKind & { sort: Sort }

const inSort = (sort: Sort, kinds: readonly TermKind[]): SortedKind[] => kinds.map(kind => ({ ...kind, sort }))
const kinds: readonly SortedKind[] = [
  ...inSort('asked', yesOrNo),
  ...inSort('agreed', [
    ...agreed,
    ...guarantees,
    ...answersAndOrders,
    ...timesTold,
    ...discounts,
    ...ordersAndReturns,
    ...agesAndGroups,
    ...gatherings,
    ...termsOfOffers,
  ]),
  ...inSort('figure', [...figures, ...countsOfItself, ...countsOfPeople, ...placesTold, ...waysToPlaces, ...onlyOnes]),
  ...inSort('price', fees),
  ...inSort('open', [...closingTimes, ...daysWithLimits, ...mealsServed]),
  ...inSort('seat', seatsTold),
  ...inSort('combined', combinedYears),
  ...inSort('county', countiesTold),
  ...inSort('promised', promisedWays),
  ...inSort('refused', refusedServices),
]

function byWord(): Map<string, SortedKind[]> {
  const by_word = new Map<string, SortedKind[]>()
  for (const kind of kinds) for (const word of kind.words) by_word.set(word, [...(by_word.get(word) ?? []), kind])
  return by_word
}

/** The kinds of what a sentence may lay down, by the words of which one stands in any such sentence, in lower case. */
export const kinds_by_word: ReadonlyMap<string, readonly SortedKind[]> = byWord()
