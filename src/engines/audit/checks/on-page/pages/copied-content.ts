import { namesTown } from '#src/engines/audit/checks/business/town-names.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { townPages } from '#src/engines/audit/checks/local/towns/city-pages.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { likePages } from './like-pages.ts'
import { byMainText, namingOthers } from './listed-pages.ts'
import { pageAddress } from './page-address.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'
/** From this number on, copies for many towns are a matter of their own (doorway pages). */
const doorways = 5
const alike = 0.9

/** One page under two spellings of its address is told of as such. */
const oneOfEach = (pages: readonly SitePage[]): SitePage[] => [
  ...new Map(pages.map(page => [pageAddress(page.url), page])).values(),
]

/** Words beside the menu from which on an equal text is no accident. */
const fewest_beside_menu = 50

/**
 * A page of old tables marks no menu: where all that it says is its links, the pictures that it shows are what it holds, and
 * those are others on the next page.
 */
function isMenuAlone({ row: { words, main_words, menu } }: SitePage): boolean {
  if (words !== main_words) return false
  const in_links = menu.reduce((sum, entry) => sum + entry.words.split(' ').length, 0)
  return main_words - in_links < fewest_beside_menu
}

export const duplicateContentExact: SiteCheck = {
  id: 'duplicate-content-exact',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Pages have exactly the same text',
  why: 'Search engines show only one of two equal pages, and it may not be the one you want.',
  mend: 'Keep one page and redirect the others to it, or name it as their canonical address. If both are needed, rewrite one.',
  source,
  ...inSteps(function* (site) {
    if (site.pages.length < 2) return notApplicable
    const groups: SitePage[][] = []
    let index = 0
    for (const same of (yield* byMainText(site)).values()) {
      if (endsStep(index++)) yield
      const distinct = same.length > 1 ? oneOfEach(same.filter(page => !isMenuAlone(page))) : []
      // Where it is the filler of a template, that is told.
      if (distinct.length > 1 && !distinct.every(({ row }) => row.has.filler)) groups.push(distinct)
    }
    return foundAll(
      groups.flatMap(same => {
        const others = namingOthers(same)
        return same.map(page => ({
          url: page.url,
          line: null,
          evidence: `The same ${page.row.main_words} words as ${others(page)}`,
        }))
      }),
    )
  }),
}

export const duplicateContentNear: SiteCheck = {
  id: 'duplicate-content-near',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Pages have nearly the same text',
  why: 'Pages that differ in a few words compete with each other, and search engines may list only one of them.',
  mend: 'Write what is particular to each page, or join them into one good page.',
  source,
  ...inSteps(function* (site) {
    if (site.pages.length < 2) return notApplicable
    const originals = Array.from((yield* byMainText(site)).values(), ([first]) => first).filter(
      page => page !== undefined,
    )
    yield
    const for_towns = yield* townPages(site)
    const towns = [...for_towns.copies, ...for_towns.in_part].map(pages => new Set(pages))
    const groups = (yield* likePages(originals, alike)).map(oneOfEach).filter(
      same =>
        same.length > 1 &&
        // Pages for towns that are alike are told as those.
        !towns.some(pages => same.every(page => pages.has(page))) &&
        (same.length < doorways ||
          !same.every(({ kind, row }) => kind === 'location' || kind === 'service' || namesTown(row.title))),
    )
    return foundAll(
      groups.flatMap(same => {
        const others = namingOthers(same)
        return same.map(page => ({
          url: page.url,
          line: null,
          evidence: `Nearly the same text as ${others(page)}`,
        }))
      }),
    )
  }),
}
