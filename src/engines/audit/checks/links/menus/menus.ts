import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import { pageAddress } from '#src/engines/audit/checks/on-page/pages/page-address.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { fatesOf } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import type { MenuEntry } from '#src/engines/audit/facts/site/menu-entries.ts'

/** Where an entry leads in the end, so that two spellings of one page are one goal. */
type Goal = { key: string; path: string; page: SitePage | undefined }

/** A page with the entries of its menus. */
export type Menu = { page: SitePage; goals: ReadonlyMap<string, Goal> }

/** Words that lead on from wherever they stand. */
const from_here =
  /^(?:(?:read|learn|see|show|view|find out) more|more(?: info)?|next|previous|prev|back|skip .*|details|close|log ?(?:in|out)|sign ?(?:in|up|out)|cart|search|click here|here|english|espanol|español|\p{L}{1,2}|\d+|page \d+)$/iu

/** Goals by pages, each told once. */
function goalsOf(site: SiteView): (entry: MenuEntry) => Goal {
  const fateOf = fatesOf(site)
  const known = new Map<MenuEntry, Goal>()
  return entry => {
    const before = known.get(entry)
    if (before) return before
    const url = site.urlOf(entry.page)
    const end = fateOf(url)?.final_url ?? url
    const page = site.pageAt(end)
    // One text under two addresses is one page to visitors.
    const address = page && page.row.words > 0 ? page.row.text_hash : pageAddress(end)
    const { pathname, search } = new URL(end)
    const place = entry.place === '' ? '' : `#${entry.place}`
    const goal = { key: address + place, path: pathname + search + place, page }
    known.set(entry, goal)
    return goal
  }
}

/** The goals of a menu by their words, without words that lead to two; most pages of a site have the same menu. */
function readerOfMenus(site: SiteView): (entries: readonly MenuEntry[]) => ReadonlyMap<string, Goal> {
  const goalOf = goalsOf(site)
  const numbers = new Map<MenuEntry, number>()
  const known = new Map<string, ReadonlyMap<string, Goal>>()
  const numberOf = (entry: MenuEntry) => {
    const number = numbers.get(entry) ?? numbers.size
    numbers.set(entry, number)
    return number
  }
  return entries => {
    const key = entries.map(numberOf).join()
    const before = known.get(key)
    if (before) return before
    const goals = readMenu(entries, goalOf)
    known.set(key, goals)
    return goals
  }
}

function readMenu(entries: readonly MenuEntry[], goalOf: (entry: MenuEntry) => Goal): ReadonlyMap<string, Goal> {
  const goals = new Map<string, Goal>()
  const twice = new Set<string>()
  for (const entry of entries) {
    if (entry.words === '' || from_here.test(entry.words)) continue
    const goal = goalOf(entry)
    const other = goals.get(entry.words)
    if (other && other.key !== goal.key) twice.add(entry.words)
    goals.set(entry.words, goal)
  }
  for (const words of twice) goals.delete(words)
  return goals
}

/** The menus of the pages that search engines may list. Words that lead to two goals on one page are left out. */
export function* menusOf(site: SiteView): Generator<undefined, Menu[]> {
  const read = readerOfMenus(site)
  const menus: Menu[] = []
  const seen = new Set<string>()
  for (const [index, page] of site.pages.entries()) {
    if (endsStep(index)) yield
    if (page.response.status !== 200 || seen.has(page.row.text_hash)) continue
    seen.add(page.row.text_hash)
    const goals = read(page.row.menu)
    if (goals.size > 0) menus.push({ page, goals })
  }
  return menus
}

export type Usual = { goal: Goal; pages: number }

/** What most menus of the site have: the words, where they lead, and on how many pages. */
export function* usualMenu(menus: readonly Menu[]): Generator<undefined, Map<string, Usual>> {
  const counts = new Map<string, Map<string, Usual>>()
  for (const [index, { goals }] of menus.entries()) {
    if (endsStep(index)) yield
    for (const [words, goal] of goals) {
      const of_words = counts.get(words) ?? new Map<string, Usual>()
      counts.set(words, of_words)
      const usual = of_words.get(goal.key)
      if (usual) usual.pages++
      else of_words.set(goal.key, { goal, pages: 1 })
    }
  }
  const usual = new Map<string, Usual>()
  for (const [words, of_words] of counts) {
    const [most] = [...of_words.values()].sort((a, b) => b.pages - a.pages)
    if (most) usual.set(words, most)
  }
  return usual
}
