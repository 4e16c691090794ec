import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { type Menu, menusOf } from './menus.ts'

const fewest_pages = 4
/** The share of the menus with a way to a page that must call it the same. */
const usual_share = 0.7
/** A menu with fewer names in common is one of its own. */
const fewest_shared = 3
const most = 5
/** What logos, flags and buttons are called. */
const no_name =
  /^(?:home|main|start|logo|welcome|index|cart|account|my account|menu|english|espanol|español|.*\d{3}.*)$/i

/** What buttons beside the menu say changes with the page. */
const bids =
  /^(?:request|get|book|plan|order|schedule|call|start|reserve|claim|apply|join|shop|buy|donate|give|view|see|learn|find|make|contact|email|text|talk|try|download|register|enroll|subscribe|explore|read|watch|free) /

const stem_length = 4
const stemsOf = (words: string) => words.split(' ').map(word => word.slice(0, stem_length))
/** "About" and "About us", "Service" and "Services", "Pricing" and "Price list". */
function areAkin(one: string, other: string): boolean {
  const stems = new Set(stemsOf(one))
  return stemsOf(other).some(stem => stem.length > 2 && stems.has(stem)) || one.includes(other) || other.includes(one)
}

const isNoName = (words: string) => no_name.test(words) || bids.test(words)

/** What a menu calls each page; a page with two names in it has none. */
function namesOf({ goals }: Menu): Map<string, string> {
  const names = new Map<string, string>()
  const twice = new Set<string>()
  for (const [words, { key }] of goals) {
    if (names.has(key)) twice.add(key)
    names.set(key, words)
  }
  for (const key of twice) names.delete(key)
  return names
}

type Named = { menu: Menu; names: ReadonlyMap<string, string> }

/** What most menus call each page, and on how many pages they do. */
function* usualNames(all: readonly Named[]): Generator<undefined, Map<string, { words: string; pages: number }>> {
  const counts = new Map<string, Map<string, number>>()
  for (const [index, { names }] of all.entries()) {
    if (endsStep(index)) yield
    for (const [key, words] of names) {
      const of_page = counts.get(key) ?? new Map<string, number>()
      counts.set(key, of_page.set(words, (of_page.get(words) ?? 0) + 1))
    }
  }
  const usual = new Map<string, { words: string; pages: number }>()
  for (const [key, of_page] of counts) {
    const having = [...of_page.values()].reduce((sum, pages) => sum + pages, 0)
    const [first] = [...of_page].sort((one, other) => other[1] - one[1])
    if (first && first[1] >= fewest_pages - 1 && first[1] >= having * usual_share)
      usual.set(key, { words: first[0], pages: first[1] })
  }
  return usual
}

export const menuNamesDiffer: SiteCheck = {
  id: 'menu-names-differ',
  section: 'links',
  scope: 'site',
  severity: 'low',
  title: 'The menu of some pages calls an entry otherwise than the others do',
  why: 'Visitors look for the word they saw before, and take the other one for another page.',
  mend: 'Use one name for each page, best by keeping the menu in one place.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html',
  ...inSteps(function* (site) {
    const lang = site.home?.row.lang
    const has_menu = !hasUnseenMenu(site)
    const menus = (yield* menusOf(site)).filter(
      ({ page }) => page.row.lang === lang && !(has_menu && liesUnlinked(page)),
    )
    if (menus.length < fewest_pages) return notApplicable
    const all = menus.map(menu => ({ menu, names: namesOf(menu) }))
    const usual = yield* usualNames(all)
    const told = new Map<string, Occurrence>()
    for (const [index, { menu, names }] of all.entries()) {
      if (endsStep(index)) yield
      const shared = [...names].filter(([key, words]) => usual.get(key)?.words === words).length
      if (shared < fewest_shared) continue
      for (const [key, words] of names) {
        const most_say = usual.get(key)
        if (!most_say || most_say.words === words || told.has(`${key} ${words}`)) continue
        // Where the usual name is in this menu, too, the other one is no name of that page.
        if (menu.goals.has(most_say.words) || isNoName(words) || isNoName(most_say.words)) continue
        const path = menu.goals.get(words)?.path ?? ''
        if (areAkin(words, most_say.words) || path.includes('#') || !menu.goals.get(words)?.page) continue
        const evidence = `“${words}” leads to ${path}, called “${most_say.words}” in the menu of ${most_say.pages} pages`
        told.set(`${key} ${words}`, { url: menu.page.url, line: null, evidence })
      }
    }
    return foundAll([...told.values()].slice(0, most))
  }),
}
