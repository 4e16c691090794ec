import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { hasNoGoal } from '#src/engines/audit/facts/has-no-goal.ts'
import { plainEntry, shownName } from '#src/engines/audit/facts/site/menu-entries.ts'
import { type Menu, menusOf, type Usual, usualMenu } from './menus.ts'

const source = 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation.html'

/** On fewer pages nobody can say what is usual. */
const fewest_pages = 4
/** A menu that shares fewer entries with the others is one of its own: of a language, a shop, a section. */
const fewest_shared = 3

type Compared = { menus: readonly Menu[]; usual: ReadonlyMap<string, Usual> }

/** The menus of the site in the language of its home page, and what most of them have. */
function* comparedMenus(site: SiteView): Generator<undefined, Compared | undefined> {
  const lang = site.home?.row.lang
  // What nothing leads to is told as that, whatever its menu has.
  const isPart = hasUnseenMenu(site) ? () => true : (page: SitePage) => !liesUnlinked(page)
  const menus = (yield* menusOf(site)).filter(({ page }) => page.row.lang === lang && isPart(page))
  return menus.length < fewest_pages ? undefined : { menus, usual: yield* usualMenu(menus) }
}

function countShared({ goals }: Menu, usual: ReadonlyMap<string, Usual>): number {
  let shared = 0
  for (const [words, { key }] of goals) if (usual.get(words)?.goal.key === key) shared++
  return shared
}

/** A copy of the site for phones has a menu of its own, as it was done before pages fitted themselves. */
const edition = /^\/(?:m|mobi?|mobile|amp|wap)\//

const isOfEdition = (one: string, other: string) => edition.exec(one)?.[0] !== edition.exec(other)?.[0]

const isThere = ({ goal: { page } }: Pick<Usual, 'goal'>) => page?.response.status === 200

/** A row of links to parts of one section may share a few entries with the menu. */
const least_of_menu = 0.4
const half_of_pages = 0.5

function* strayEntries({ menus, usual }: Compared): Generator<undefined, Occurrence[]> {
  const found: Occurrence[] = []
  const everywhere = [...usual.values()].filter(({ pages }) => pages >= menus.length * half_of_pages).length
  for (const [index, menu] of menus.entries()) {
    if (endsStep(index)) yield
    const shared = countShared(menu, usual)
    if (shared < fewest_shared || shared < menu.goals.size / 2 || shared < everywhere * least_of_menu) continue
    for (const [words, goal] of menu.goals) {
      const most = usual.get(words)
      if (!most || most.goal.key === goal.key || most.pages < fewest_pages - 1) continue
      // One that is not there is told as a broken link, and a place on a page may be another way to the same.
      if (!isThere(most) || !isThere({ goal }) || /#/.test(goal.path + most.goal.path)) continue
      if (isOfEdition(goal.path, most.goal.path)) continue
      const having = menus.filter(({ goals }) => goals.has(words)).length
      if (most.pages < having * 0.7) continue
      const evidence = `“${words}” leads to ${goal.path}, on ${most.pages} other pages to ${most.goal.path}`
      found.push({ url: menu.page.url, line: null, evidence })
    }
  }
  return found
}

export const menuLeadsElsewhere: SiteCheck = {
  id: 'menu-leads-elsewhere',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: 'An entry of the menu leads elsewhere on some pages',
  why: 'The menu was changed on most pages and forgotten on others. Visitors end up on an old page, or on another than they asked for.',
  mend: 'Give the entry the same address on every page, best by keeping the menu in one place.',
  source,
  ...inSteps(function* (site) {
    const compared = yield* comparedMenus(site)
    return compared ? foundAll(yield* strayEntries(compared)) : notApplicable
  }),
}

/** The share of the pages that must have an entry for the others to lack it. */
const most_pages = 0.8

/** A page, and the file of it that stands for its folder. */
function isSame(one: SitePage | undefined, other: SitePage): boolean {
  const folder = ({ url }: SitePage) => url.replace(/\/index\.\w{3,5}$/, '/')
  return one !== undefined && folder(one) === folder(other)
}

/** The logo leads there as well. */
const isHome = ({ path }: Usual['goal']) => /^\/(?:index\.\w{3,5})?$/.test(path)

const no_words: ReadonlySet<string> = new Set()

/** Entries of the front page that lead to another site: there the entry is, and only its goal is another. */
const leadingOut = ({ home_view }: SiteView): ReadonlySet<string> =>
  new Set(
    home_view?.facts.links.flatMap(link =>
      link.kind === 'web' && !link.internal && !hasNoGoal(link) ? [plainEntry(shownName(link))] : [],
    ),
  )

type Entry = readonly [words: string, usual: Usual]

/** More new entries than that are another way to build a menu. */
const most_added = 4

/**
 * Entries that the home page has in an otherwise usual menu, and with it no more than half of the pages: whoever added
 * them forgot the others.
 */
function* addedAtHome(
  home: SitePage | undefined,
  alike: readonly Menu[],
  everywhere: readonly Entry[],
): Generator<undefined, Entry[]> {
  const of_home = alike.find(({ page }) => isSame(home, page))
  if (!of_home) return []
  const counts = new Map<string, number>()
  for (const [index, { goals }] of alike.entries()) {
    if (endsStep(index)) yield
    for (const [words, { key }] of of_home.goals)
      if (goals.get(words)?.key === key) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const added = [...of_home.goals].flatMap(([words, goal]): Entry[] => {
    const pages = counts.get(words) ?? 0
    const is_added = pages > 1 && pages <= alike.length * half_of_pages && isThere({ goal }) && !goal.path.includes('#')
    return is_added ? [[words, { goal, pages }]] : []
  })
  return added.length <= Math.min(most_added, everywhere.length / 2) ? added : []
}

function* lackedEntries({ menus, usual }: Compared, site: SiteView): Generator<undefined, Occurrence[]> {
  const everywhere = [...usual].filter(
    ([, most]) => most.pages >= fewest_pages - 1 && most.pages >= menus.length * most_pages && isThere(most),
  )
  const least = Math.max(fewest_shared, everywhere.length * 0.6)
  const alike: Menu[] = []
  for (const [index, menu] of menus.entries()) {
    if (endsStep(index)) yield
    if (countShared(menu, usual) >= least) alike.push(menu)
  }
  const expected = [...everywhere, ...(yield* addedAtHome(site.home, alike, everywhere))]
  const found: Occurrence[] = []
  const outside = leadingOut(site)
  for (const [index, menu] of alike.entries()) {
    if (endsStep(index)) yield
    const leads_out = menu.page.url === site.home_view?.url ? outside : no_words
    const reached = new Set([...menu.goals.values()].map(({ key }) => key))
    const lacked = expected.filter(
      ([words, { goal }]) =>
        !menu.goals.has(words) &&
        !leads_out.has(words) &&
        !reached.has(goal.key) &&
        !isSame(goal.page, menu.page) &&
        !isHome(goal),
    )
    const [first] = lacked
    if (!first) continue
    const told = lacked.slice(0, 4).map(([words, { goal }]) => `“${words}” (${goal.path})`)
    const more = lacked.length > 4 ? ` and ${lacked.length - 4} more` : ''
    const { pages } = first[1]
    const where = pages > alike.length * half_of_pages ? '' : ', your home page among them'
    const evidence = `without ${told.join(', ')}${more}; ${pages} pages have it${where}`
    found.push({ url: menu.page.url, line: null, evidence })
  }
  return found
}

export const menuLacksEntry: SiteCheck = {
  id: 'menu-lacks-entry',
  section: 'links',
  scope: 'site',
  severity: 'low',
  title: 'The menu of some pages lacks an entry that the others have',
  why: 'The menu was written into each page by itself, and these were forgotten. Visitors on them do not find what is there.',
  mend: 'Add the entry, best by keeping the menu in one place for all pages.',
  source,
  ...inSteps(function* (site) {
    const compared = yield* comparedMenus(site)
    return compared ? foundAll(yield* lackedEntries(compared, site)) : notApplicable
  }),
}
