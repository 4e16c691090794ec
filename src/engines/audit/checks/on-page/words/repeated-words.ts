import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { namesTwoTowns } from '#src/engines/audit/checks/local/towns/two-towns.ts'
import { distinctPages, namingOthers } from '#src/engines/audit/checks/on-page/pages/listed-pages.ts'
import { isLeft } from '#src/engines/audit/checks/on-page/titles/description-left.ts'
import { placeholderIn } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Text and line of what a page says, and the hash of its normal form, 0 where it says nothing. */
type Said = { text: string; line: number; hash: number }

/** A page that names no language is in that of the home page; what is said alike is alike in England and in America. */
const languageOf = (site: SiteView, { row }: SitePage) =>
  (row.lang || site.home?.row.lang || '').toLowerCase().split('-')[0]

/** Pages that say the same in the same language. */
function* repeated(site: SiteView, saidBy: (page: SitePage) => Said): Generator<undefined, Occurrence[]> {
  const groups = new Map<string, SitePage[]>()
  for (const [index, page] of (yield* distinctPages(site)).entries()) {
    if (endsStep(index)) yield
    const { hash } = saidBy(page)
    // A page that thanks is in no search results, or told for being there.
    if (hash === 0 || page.kind === 'thanks') continue
    const key = `${languageOf(site, page)} ${hash}`
    const same = groups.get(key)
    if (same) same.push(page)
    else groups.set(key, [page])
  }
  yield
  const found: Occurrence[] = []
  for (const same of groups.values()) {
    if (same.length < 2) continue
    const others = namingOthers(same)
    for (const page of same) {
      const { text, line } = saidBy(page)
      found.push({ url: page.url, line, evidence: `“${shortened(text, 90)}” also on ${others(page)}` })
      if (endsStep(found.length)) yield
    }
  }
  return found
}

export const titleDuplicate: SiteCheck = {
  id: 'title-duplicate',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Several pages have the same title',
  why: 'Pages with one title compete with each other, and people cannot tell them apart in search results.',
  mend: 'Give each page a title of its own that says what only this page offers.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  ...inSteps(function* (site) {
    if (site.pages.length < 2) return notApplicable
    return foundAll(
      yield* repeated(site, ({ row }) => {
        // A title that was never written, or stands before the page's own, is told of as that.
        const hash = placeholderIn(row.title) === null && !row.has.many_titles ? row.title_hash : 0
        return { text: row.title, line: row.title_line, hash: row.title === '' ? 0 : hash }
      }),
    )
  }),
}

export const descriptionDuplicate: SiteCheck = {
  id: 'description-duplicate',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Several pages have the same description',
  why: 'The same two lines under every page say nothing about any of them, and Google often drops them.',
  mend: 'Write one or two sentences for each page about what is on it.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  ...inSteps(function* (site) {
    if (site.pages.length < 2) return notApplicable
    return foundAll(
      yield* repeated(site, ({ row }) => ({
        text: row.description,
        line: row.description_line,
        // One that a template brought along is told of as that.
        hash: row.description === '' || row.has.many_descriptions || isLeft(row.description) ? 0 : row.description_hash,
      })),
    )
  }),
}

export const h1Duplicate: SiteCheck = {
  id: 'h1-duplicate',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'Several pages have the same main heading',
  why: 'Visitors who click from one to the other think that nothing has happened, and search engines cannot tell which page is about what.',
  mend: 'Say in each main heading what this page is about. The name of the site at the top is no main heading.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  ...inSteps(function* (site) {
    if (site.pages.length < 2) return notApplicable
    // Pages with one title are told of as that.
    const titles = Map.groupBy(site.pages, ({ row }) => row.title_hash)
    return foundAll(
      yield* repeated(site, ({ row, url, kind, indexable }) => {
        const { title, h1 } = row
        // So is a heading that was left from a page for another town.
        const is_told =
          (title !== '' && (titles.get(row.title_hash)?.length ?? 0) > 1) ||
          namesTwoTowns({ url, kind, indexable, title, h1 }) === true
        return { text: row.h1, line: row.h1_line, hash: row.h1 === '' || is_told ? 0 : row.h1_hash }
      }),
    )
  }),
}
