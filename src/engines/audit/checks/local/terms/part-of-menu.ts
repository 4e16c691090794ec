import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Where only a meal, a size or a sort of guest is priced, the same dish may cost another sum. */
const parts =
  /\b(?:lunch|dinner|brunch|breakfast|kid|child|senior|sides?\b|catering|cater|happy|early|wholesale|part(?:y|ies)|la-?carte|combo|tray|member|gift|holiday|(?<!house )special|to-?go|take-?out|express|bars?\b|drink|20\d\d)/gi

/** What a page prices, by its address and its title. */
export function partOf(site: SiteView, url: string): string {
  const { h1 = '', title = '' } = site.pageAt(url)?.row ?? {}
  const path = new URL(url).pathname
  return [...new Set(`${path} ${title} ${h1}`.toLowerCase().match(parts))].sort().join(' ')
}

/** At noon, to a child or in a small portion the same dish costs less, though some may cost the same. */
const of_other_guests = /\b(?:lunch|express|kid|child|senior|happy|early)\b/

/** Is just one of two pages about a meal or about guests for whom dishes are smaller? */
export function areOfOtherGuests(site: SiteView, one: string, other: string): boolean {
  const [here, there] = [partOf(site, one), partOf(site, other)]
  return here !== there && of_other_guests.test(here) !== of_other_guests.test(there)
}
