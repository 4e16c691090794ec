import { namesTown } from '#src/engines/audit/checks/business/town-names.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginal } from '#src/engines/audit/checks/technical/own-original.ts'
import { sketchSimilarity } from '#src/engines/audit/facts/sketch.ts'

/** Pages of fewer words have little that could be equal or not. */
const least_words = 80
const least_pages = 5
const alike = 0.8
/** Clusters looked at; more different pages than this are no copies of each other. */
const most_clusters = 300

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Pages that are alike, and what others are compared by: the text of the first without names. */
type Cluster = { sketch: Uint16Array; pages: [SitePage, ...SitePage[]] }

/** The sketches' likeness, given up at the first bins when too many of them differ: most pages are nothing alike. */
function isSketchAlike(one: Uint16Array, other: Uint16Array): boolean {
  let differing = 0
  for (let bin = 0; bin < one.length; bin++)
    if (one[bin] !== other[bin] && ++differing > one.length * (1 - alike)) return false
  return sketchSimilarity(one, other) >= alike
}

/** Do the titles differ in a few words only, as those of pages for one city each do? */
function titlesAlike({ row: one }: SitePage, { row: other }: SitePage): boolean {
  if (one.title_hash === other.title_hash) return false
  const [words, others] = [wordsOf(one.title), new Set(wordsOf(other.title))]
  const shared = words.filter(word => others.has(word)).length
  return shared >= 1 && shared / Math.max(words.length, others.size) >= 0.4
}

const isCandidate = ({ kind, indexable, row }: SitePage): boolean =>
  indexable && (kind === 'location' || kind === 'service' || kind === 'other') && row.main_words >= least_words

const isForTown = ({ kind, row }: SitePage): boolean => kind === 'location' || namesTown(row.title)

export const copiedCityPages: SiteCheck = {
  id: 'doorway-city-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Pages for different towns are copies with only the name changed',
  why: 'Google calls them doorway pages and may drop all of them, or the whole site, from its results.',
  mend: 'Keep a page for a town only where you have something to say about it: jobs done there, people, prices, directions. Merge the rest into one page for your service area.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#doorways',
  ...inSteps(function* (site) {
    const clusters: Cluster[] = []
    let candidates = 0
    for (const [index, page] of site.pages.entries()) {
      if (endsStep(index)) yield
      if (!isCandidate(page) || !isOwnOriginal(site, page)) continue
      const sketch = page.row.main_sketch_without_names
      if (sketch.length === 0) continue
      candidates++
      const cluster = clusters.find(one => isSketchAlike(one.sketch, sketch) && titlesAlike(one.pages[0], page))
      if (cluster) cluster.pages.push(page)
      else if (clusters.length < most_clusters) clusters.push({ sketch, pages: [page] })
    }
    if (candidates < least_pages) return notApplicable
    const copies = clusters
      .map(({ pages }) => pages)
      .filter(pages => pages.length >= least_pages)
      // Services described in the same words are told of as pages that are nearly the same.
      .filter(pages => pages.filter(isForTown).length > pages.length / 2)
    return foundAll(
      copies.flatMap(pages =>
        pages.slice(0, 20).map(({ url, row }) => ({
          url,
          line: row.title_line || null,
          evidence: `“${row.title}”: one of ${pages.length} pages that are alike but for names`,
        })),
      ),
    )
  }),
}
