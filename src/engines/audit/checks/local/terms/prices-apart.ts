import {
  againstEachOther,
  oneToAPage,
  type ToldTerm,
  toldInSteps,
} from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { downPaymentsApart } from './down-payments-apart.ts'
import { areOfOtherGuests, partOf } from './part-of-menu.ts'
import { contradicts, thingOf } from './prices-of-a-thing.ts'
import { saidInOtherWords } from './said-in-other-words.ts'

const most = 8
/** Pages that name the same thing. */
const most_compared = 40
/** Two files that no page leads to are read by nobody. */
function isLeftBehind(site: SiteView, url: string): boolean {
  const page = site.pageAt(url)
  return page !== undefined && liesUnlinked(page) && !hasUnseenMenu(site)
}

/** “Traditional agent (3%) $9,000”, “Tax 7%: $14”: a share comes to another sum of every price. */
const of_share = /\d\s?%\s?\)?[\s:=–—-]{0,3}\$\s?\d/

type Pair = readonly [ToldTerm, ToldTerm]

/** So many things that cost the same on two pages, and more than cost another sum, show that both give the same prices. */
const least_equal = 2

/** Do two pages price the same things alike, whatever one of them is about? */
function givesSamePrices(told: readonly ToldTerm[]): (one: string, other: string) => boolean {
  const by_page = new Map<string, Map<string, number>>()
  for (const { url, what, value } of told) {
    const of_page = by_page.get(url) ?? new Map<string, number>()
    by_page.set(url, of_page.set(thingOf(what), value))
  }
  return (one, other) => {
    const [here, there] = [by_page.get(one), by_page.get(other)]
    let [equal, apart] = [0, 0]
    for (const [thing, value] of here ?? []) {
      const other_value = there?.get(thing)
      if (other_value === value) equal++
      else if (other_value !== undefined) apart++
    }
    return equal >= least_equal && equal > apart
  }
}

/** Two pages of the same sort that contradict each other; a third price shows that the words are those of many things. */
function acrossPages(
  site: SiteView,
  told: readonly ToldTerm[],
  areAlike: ReturnType<typeof givesSamePrices>,
): Pair | undefined {
  const by_kind = Map.groupBy(told, ({ what }) => what)
  const sure = [...by_kind.values()].flatMap(of_kind => {
    const here = oneToAPage(of_kind)
    return new Set(here.map(({ value }) => value)).size > 2 ? [] : here
  })
  for (const one of sure)
    for (const other of sure.slice(0, most_compared))
      if (
        one.url !== other.url &&
        contradicts(one, other) &&
        (partOf(site, one.url) === partOf(site, other.url) ||
          (areAlike(one.url, other.url) && !areOfOtherGuests(site, one.url, other.url))) &&
        !(isLeftBehind(site, one.url) && isLeftBehind(site, other.url))
      )
        return [one, other]
  return undefined
}

/** “From $99” and “from $149” on one page are those of two sizes. */
const areLeast = (one: ToldTerm, other: ToldTerm) => one.what === other.what && /, from$/.test(one.what)

/** A page that names one price in a list and one in a sentence; with a third one they are those of sizes. */
function onOnePage(told: readonly ToldTerm[]): Pair | undefined {
  for (const here of Map.groupBy(told, ({ url }) => url).values()) {
    if (new Set(here.map(({ value }) => value)).size > 3) continue
    for (const one of here)
      for (const other of here)
        if (one.text !== other.text && !areLeast(one, other) && contradicts(one, other)) return [one, other]
  }
  return undefined
}

export const pricesApart: SiteCheck = {
  id: 'price-differs-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Two pages give different prices for the same thing',
  why: 'The customer who read the lower price will ask for it, and feels cheated at the counter.',
  mend: 'Decide which price holds, and write it on every page that names the thing.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics',
  ...inSteps(function* (site) {
    const prices = (yield* toldInSteps(site, 'price: ')).filter(({ text }) => !of_share.test(text))
    const by_name = Map.groupBy(prices, ({ what }) => thingOf(what))
    const areAlike = givesSamePrices(prices)
    const down = downPaymentsApart(site)
    const apart = [...by_name.values()].flatMap(told => {
      const pair = acrossPages(site, told, areAlike) ?? onOnePage(told)
      return pair ? [pair] : []
    })
    const in_other_words = (yield* saidInOtherWords(site, 'prices', apart)).filter(
      ({ evidence = '' }) => !of_share.test(evidence),
    )
    if (by_name.size === 0 && down.length === 0 && in_other_words.length === 0) return notApplicable
    return foundAll([...down, ...apart.map(pair => againstEachOther(...pair)), ...in_other_words].slice(0, most))
  }),
}
