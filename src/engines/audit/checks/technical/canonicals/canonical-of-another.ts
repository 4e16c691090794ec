import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import {
  canonicalAllToHome,
  pointingElsewhere,
} from '#src/engines/audit/checks/technical/canonicals/canonical-targets.ts'
import { sketchSimilarity } from '#src/engines/audit/facts/sketch.ts'

/** Another dress of the same page: for phones, for the printer, for AMP, or the next pages of a list. */
const other_dress = /^https?:\/\/m\.|\/(?:m|mobile|amp|print|page)(?:[/-]|\.\w+$|$)|[?&]|[-_](?:print|mobile|amp)\b/i

/** One file that shows what is asked for by name, `?slug=drains` and `?slug=sewers`, shows two pages. */
const by_name = /^([^?#]*\?(?!page|p=|pg|offset|start|sort|order|filter)[\w-]+=)([^&#]+)$/i

function asksForAnother(url: string, other: string): boolean {
  const [, question, name] = by_name.exec(url) ?? []
  const [, same, another] = by_name.exec(other) ?? []
  return question !== undefined && question === same && name !== another
}

/** Two texts that share less than this were written as two. */
const at_most_alike = 0.2
const fewest_words = 60

/** What stands in a title before the name of the business. */
const headOf = (title: string) => title.split(/\s+[|·•–—-]\s+/, 1)[0]?.toLowerCase() ?? ''
const least_of_head = 12

/** Their titles, headings and texts are all different ones. */
function areTwoPages({ row }: SitePage, { row: other }: SitePage): boolean {
  if (row.title_hash === 0 || row.title_hash === other.title_hash) return false
  const head = headOf(row.title)
  if (head.length >= least_of_head && head === headOf(other.title)) return false
  if (row.h1_hash !== 0 && row.h1_hash === other.h1_hash) return false
  if (row.main_words < fewest_words || other.main_words < fewest_words) return false
  return sketchSimilarity(row.main_sketch, other.main_sketch) < at_most_alike
}

const for_customers = new Set(['service', 'location', 'about', 'contact'])

/** A page that the front page leads customers to is none in its place, however few words it has. */
function isLinkedForItself({ kind, row }: SitePage, home: SitePage): boolean {
  if (!for_customers.has(kind) || row.main_words < fewest_of_page) return false
  if (!home.row.links.includes(row.page) || row.text_hash === home.row.text_hash) return false
  return sketchSimilarity(row.main_sketch, home.row.main_sketch) < 0.5
}
const fewest_of_page = 15

export const canonicalOfAnother: SiteCheck = {
  id: 'canonical-of-another-page',
  section: 'technical',
  severity: 'critical',
  scope: 'site',
  title: 'A page names a quite different page as its original',
  why: 'The page was made as a copy of that one, and the line was not changed. Search engines are told to leave this page out.',
  mend: 'Put the address of the page itself into its canonical tag.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: site => {
    const allToHome = canonicalAllToHome.look(site).state === 'found'
    return foundAll(
      pointingElsewhere(site).flatMap(({ page, fate }) => {
        const other = fate?.hops.length === 0 ? fate.page : undefined
        if (other?.response.status !== 200 || other.row.lang !== page.row.lang) return []
        if (allToHome && other === site.home) return []
        if (other_dress.test(page.url) && !asksForAnother(page.url, other.url)) return []
        if (looseAddress(other.url) === looseAddress(page.url)) return []
        if (!page.indexable || !other.indexable) return []
        if (!areTwoPages(page, other) && !(other === site.home && isLinkedForItself(page, other))) return []
        const evidence = `“${shortened(page.row.title, 50)}” names ${other.url}, “${shortened(other.row.title, 50)}”`
        return [{ url: page.url, line: page.row.canonical_line, evidence }]
      }),
    )
  },
}
