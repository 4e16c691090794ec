import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { menusOf, usualMenu } from '#src/engines/audit/checks/links/menus/menus.ts'
import { networks } from '#src/engines/audit/checks/links/written/placeholder.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownNamesOf, pagesByName } from './pages-by-name.ts'

const shown = 3
/** A menu of so many entries of which none leads anywhere was never finished. */
const whole_menu = 5
const shortest = 4
const fewest_alive = 3
const most_dead = 4
/** Fewer may be the entry of the page itself, which leads nowhere by design. */
const fewest_unknown = 2
/** What scripts open on a click: windows, forms, searches. */
const may_open =
  /^(?:(?:book|get|request|schedule|order|reserve|contact|call|text|chat|message|search|cart|basket|menu|more|log ?in|log ?out|sign ?(?:in|up|out)|account|share|subscribe|join|apply|quote|estimate|appointment|donate|language|english|espa\S+)\b.*|(?:free )?(?:quote|estimate|consultation)s?)$/i

/** Hours and numbers beside a menu, and what shuts it; what comes soon is told as that. */
const no_page =
  /^coming soon$|^(?:close|x|×|✕|back|dismiss|hide|toggle|expand|collapse)(?: (?:the )?(?:menu|navigation|nav|panel|sidebar))?$|\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?\b|\b\d{1,2} (?:am|pm)\b|\d{3} \d{3,4}\b| (?:com|net|org|co uk|com au)$/

type Dead = { words: string; goal: SitePage | undefined; sure: boolean }

const isThere = (page: SitePage | undefined): page is SitePage => page?.response.status === 200

function sayOf(dead: readonly Dead[]): string {
  const told = dead.slice(0, shown).map(({ words, goal }) => {
    const { pathname } = new URL(goal?.url ?? 'https://x/')
    return goal ? `“${words}” (the page is ${pathname})` : `“${words}”`
  })
  return `${told.join(', ')}${dead.length > shown ? ` and ${dead.length - shown} more` : ''} to “#”`
}

/** Words that lead nowhere on two pages or more are those of no page itself. */
function countDead(having: readonly SitePage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { row } of having) for (const words of row.dead_entries) counts.set(words, (counts.get(words) ?? 0) + 1)
  return counts
}

/**
 * Entries that are meant for a page, by the menus of other pages or by its name; where no script runs, all of them; and
 * those that stand dead among entries that lead to pages, on several pages.
 */
function* deadEntries(site: SiteView): Generator<undefined, Occurrence[]> {
  const having = yield* flatMapInSteps(site.pages, page =>
    page.row.dead_entries.length > 0 && page.response.status === 200 ? [page] : [],
  )
  if (having.length === 0) return []
  const counts = countDead(having)
  const usual = yield* usualMenu(yield* menusOf(site))
  const pageNamed = yield* pagesByName(site, ownNamesOf)
  const found: Occurrence[] = []
  for (const [index, page] of having.entries()) {
    if (endsStep(index)) yield
    const { dead_entries, menu, has } = page.row
    const alive = new Set(menu.map(({ words }) => words))
    const is_whole = alive.size === 0 && new Set(dead_entries).size >= whole_menu
    const is_frequent = alive.size >= fewest_alive && dead_entries.length <= most_dead
    const dead = dead_entries.flatMap((words): Dead[] => {
      if (words === '' || alive.has(words) || no_page.test(words) || networks.test(words)) return []
      const listed = usual.get(words)?.goal.page
      const opens = may_open.test(words)
      const goal = isThere(listed) ? listed : opens ? undefined : pageNamed(words)
      if (goal && (goal.url === page.url || goal.row.text_hash === page.row.text_hash)) return []
      const is_of_several =
        is_frequent && !opens && words.length >= shortest && (counts.get(words) ?? 0) >= fewest_unknown
      const is_sure = is_of_several || is_whole
      return goal || is_sure || !has.acts_on_clicks ? [{ words, goal, sure: is_sure }] : []
    })
    if (dead.some(({ goal, sure }) => goal || sure) || dead.length >= fewest_unknown)
      found.push({ url: page.url, line: null, evidence: sayOf(dead) })
  }
  return found
}

export const deadMenuEntries: SiteCheck = {
  id: 'menu-entry-dead',
  section: 'links',
  scope: 'site',
  severity: 'high',
  title: 'Entries of the menu lead nowhere',
  why: 'Visitors press them and nothing happens: what they were looking for is there, and they leave without it.',
  mend: 'Give each entry the address of its page, or take it out of the menu.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  ...inSteps(function* (site) {
    return foundAll(yield* deadEntries(site))
  }),
}
