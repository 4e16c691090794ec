import { answersAndOrders } from './answers/answers-and-orders.ts'
import { doings } from './answers/doings.ts'
import { promisedWays } from './answers/promised-ways.ts'
import { refusedServices } from './answers/refused-services.ts'
import { yesOrNo } from './answers/yes-or-no.ts'
import { agesAndGroups } from './people/ages-and-groups.ts'
import { countsOfPeople } from './people/counts-of-people.ts'
import { countiesTold } from './places/counties-told.ts'
import { crossStreets } from './places/cross-streets.ts'
import { placesTold } from './places/places-told.ts'
import { waysToPlaces } from './places/ways-to-places.ts'
import { agreed, fees, figures } from './prices/amounts.ts'
import { discounts } from './prices/discounts.ts'
import { discountsTogether } from './prices/discounts-together.ts'
import { downPayments } from './prices/down-payments.ts'
import { freeThings } from './prices/free-things.ts'
import { ordersAndReturns } from './prices/orders-and-returns.ts'
import { termsOfOffers } from './prices/terms-of-offers.ts'
import { combinedYears } from './standing/combined-years.ts'
import { countsInRoundWords } from './standing/counts-in-round-words.ts'
import { countsOfItself } from './standing/counts-of-itself.ts'
import { guarantees } from './standing/guarantees.ts'
import { guaranteesOfThings } from './standing/guarantees-of-things.ts'
import { onlyOnes } from './standing/only-ones.ts'
import { seatsTold } from './standing/seats-told.ts'
import type { TermKind } from './term-kind.ts'
import { closingTimes } from './times/closing-times.ts'
import { daysWithLimits } from './times/days-with-limits.ts'
import { gatherings } from './times/gatherings.ts'
import { mealsServed } from './times/meals-served.ts'
import { timesTold } from './times/times-told.ts'

import { houseTerms } from './topics/house-terms.ts'

type Sort =
  | 'asked'
  | 'agreed'
  | 'figure'
  | 'price'
  | 'open'
  | 'seat'
  | 'county'
  | 'combined'
  | 'promised'
  | 'refused'
  | 'free'
  | 'corner'
  | 'down'
  | 'does'
type SortedKind = TermKind & { sort: Sort }

const inSort = (sort: Sort, kinds: readonly TermKind[]): SortedKind[] => kinds.map(kind => ({ ...kind, sort }))
const kinds: readonly SortedKind[] = [
  ...inSort('asked', [...yesOrNo, ...discountsTogether]),
  ...inSort('agreed', [
    ...agreed,
    ...guarantees,
    ...guaranteesOfThings,
    ...answersAndOrders,
    ...timesTold,
    ...discounts,
    ...ordersAndReturns,
    ...agesAndGroups,
    ...gatherings,
    ...termsOfOffers,
    ...houseTerms,
  ]),
  ...inSort('figure', [
    ...figures,
    ...countsOfItself,
    ...countsInRoundWords,
    ...countsOfPeople,
    ...placesTold,
    ...waysToPlaces,
    ...onlyOnes,
  ]),
  ...inSort('price', fees),
  ...inSort('open', [...closingTimes, ...daysWithLimits, ...mealsServed]),
  ...inSort('seat', seatsTold),
  ...inSort('combined', combinedYears),
  ...inSort('county', countiesTold),
  ...inSort('promised', promisedWays),
  ...inSort('refused', refusedServices),
  ...inSort('free', freeThings),
  ...inSort('corner', crossStreets),
  ...inSort('down', downPayments),
  ...inSort('does', doings),
]

function byWord(): Map<string, SortedKind[]> {
  const by_word = new Map<string, SortedKind[]>()
  for (const kind of kinds) for (const word of kind.words) by_word.set(word, [...(by_word.get(word) ?? []), kind])
  return by_word
}

/** The kinds of what a sentence may lay down, by the words of which one stands in any such sentence, in lower case. */
export const kinds_by_word: ReadonlyMap<string, readonly SortedKind[]> = byWord()
