import { namesTown } from '#src/engines/audit/checks/business/town-names.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginalInAnySpelling } from '#src/engines/audit/checks/technical/addresses/own-original.ts'
import { endingsOf, townsBeforeState } from '#src/engines/audit/checks/towns/named-towns.ts'
import { onlyTownIn } from '#src/engines/audit/checks/towns/towns.ts'
import { sketchSimilarity } from '#src/engines/audit/facts/sketch.ts'
import { SharedBins } from './shared-bins.ts'

/** Pages of fewer words have little that could be equal or not. */
const least_words = 80
const least_pages = 3
/** So few may be alike by chance where only a part is. */
const few_pages = 5
const alike_of_few = 0.55
const alike = 0.8
/** Pages written one by one share a tenth of their text, those of one template a third and more. */
const shared_part = 0.35
/** Clusters looked at; more different pages than this are no copies of each other. */
const most_clusters = 300

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

type Sketch = Uint16Array
/** What pages are compared by, unpacked once each: their text without names and, where it is asked for, with them. */
type Sketches = readonly Sketch[]
type Likeness = { of: (page: SitePage) => Sketches; least: number }
const noSketch: Sketch = new Uint16Array()

/** All sketches tell it together. */
function shareOfText(one: Sketches, other: Sketches): number {
  let sum = 0
  for (const [i, sketch] of one.entries()) sum += sketchSimilarity(sketch, other[i] ?? noSketch)
  return sum / one.length
}

const in_all_but_names: Likeness = { of: ({ row }) => [row.main_sketch_without_names], least: alike }
const in_part: Likeness = { of: ({ row }) => [row.main_sketch_without_names, row.main_sketch], least: shared_part }

/** Do the titles differ in a few words only, as those of pages for one city each do? */
function titlesAlike({ row: one }: SitePage, { row: other }: SitePage): boolean {
  if (one.title_hash === other.title_hash) return false
  const [words, others] = [wordsOf(one.title), new Set(wordsOf(other.title))]
  const shared = words.filter(word => others.has(word)).length
  return shared >= 1 && shared / Math.max(words.length, others.size) >= 0.4
}

const isCandidate = ({ kind, indexable, row }: SitePage): boolean =>
  indexable && (kind === 'location' || kind === 'service' || kind === 'other') && row.main_words >= least_words

/** Each is held against up to `most_clusters` others. */
const pages_compared = 50

const isForTown = ({ kind, row }: SitePage): boolean => kind === 'location' || namesTown(row.title)

type Cluster = { sketches: Sketches; pages: [SitePage, ...SitePage[]] }

/** Groups of pages for towns that are alike; services described in the same words are told of elsewhere. */
function* groupsForTowns(
  site: SiteView,
  { of, least }: Likeness,
  isMeant: (page: SitePage) => boolean,
): Generator<undefined, SitePage[][]> {
  const clusters: Cluster[] = []
  const shared = new SharedBins()
  for (const [index, page] of site.pages.entries()) {
    if (endsStep(index, pages_compared)) yield
    if (!isCandidate(page) || !isMeant(page) || !isOwnOriginalInAnySpelling(site, page)) continue
    const sketches = of(page)
    if (sketches[0]?.length === 0) continue
    const cluster = shared
      .groupsLike(sketches, least)
      .flatMap(at => clusters[at] ?? [])
      .find(one => shareOfText(one.sketches, sketches) >= least && titlesAlike(one.pages[0], page))
    if (cluster) cluster.pages.push(page)
    else if (clusters.length < most_clusters) shared.add(clusters.push({ sketches, pages: [page] }) - 1, sketches)
  }
  return clusters
    .map(({ pages }) => pages)
    .filter(pages => pages.filter(isForTown).length > pages.length / 2 && !areForOneTown(pages))
}

/** Of a few pages each is held against the first. */
function areMuchAlike([first, ...others]: readonly SitePage[]): boolean {
  return first !== undefined && others.every(other => shareOfText(in_part.of(first), in_part.of(other)) >= alike_of_few)
}

/** The town that a title names with its state. */
function townOf({ row }: SitePage): string | undefined {
  for (const { words, state } of townsBeforeState(row.title)) {
    if (words.at(-1) === 'County') return `${words.slice(-2).join(' ')}, ${state}`
    const name = endingsOf(words).find(one => onlyTownIn(one, state))
    if (name) return `${name}, ${state}`
  }
  return undefined
}

/** Services of a business that names its town in every title. */
function areForOneTown(pages: readonly SitePage[]): boolean {
  const by_town = Map.groupBy(
    pages.flatMap(page => townOf(page) ?? []),
    town => town,
  )
  return [...by_town.values()].some(({ length }) => length > pages.length / 2)
}

type Groups = { copies: SitePage[][]; in_part: SitePage[][] }

/** The groups are asked for again. */
const known = new WeakMap<SiteView['pages'], Groups>()

/** Pages for towns that are copies of each other but for names, and those of which a part is one template. */
export function* townPages(site: SiteView): Generator<undefined, Groups> {
  const before = known.get(site.pages)
  if (before) return before
  const copies = (yield* groupsForTowns(site, in_all_but_names, () => true)).filter(({ length }) => length >= few_pages)
  const told_of = new Set(copies.flat())
  const alike_in_part = yield* groupsForTowns(site, in_part, page => isForTown(page) && !told_of.has(page))
  const are_few = !alike_in_part.some(({ length }) => length >= few_pages)
  const groups = {
    copies,
    // Beside copies those that share a part are the same cause.
    in_part:
      copies.length > 0
        ? []
        : alike_in_part.filter(
            pages => pages.length >= few_pages || (are_few && pages.length >= least_pages && areMuchAlike(pages)),
          ),
  }
  known.set(site.pages, groups)
  return groups
}

const told = (groups: readonly SitePage[][], most: number, what: string) =>
  groups.flatMap(pages =>
    pages.slice(0, most).map(({ url, row }) => ({
      url,
      line: row.title_line || null,
      evidence: `“${row.title}”: one of ${pages.length} pages that ${what}`,
    })),
  )

const source = 'https://developers.google.com/search/docs/essentials/spam-policies#doorways'

export const copiedCityPages: SiteCheck = {
  id: 'doorway-city-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Pages for different towns are copies with only the name changed',
  why: 'Google calls them doorway pages and may drop all of them, or the whole site, from its results.',
  mend: 'Keep a page for a town only where you have something to say about it: jobs done there, people, prices, directions. Merge the rest into one page for your service area.',
  source,
  ...inSteps(function* (site) {
    if (site.pages.length < few_pages) return notApplicable
    return foundAll(told((yield* townPages(site)).copies, 20, 'are alike but for names'))
  }),
}

export const townPagesShareText: SiteCheck = {
  id: 'town-pages-share-text',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Pages for different towns share much of their text',
  why: 'Each has a paragraph of its own, and the rest is one template. Search engines may take them for doorway pages and list few of them.',
  mend: 'Tell on each page what is true only there: jobs done, customers, prices, the way to them. Keep fewer pages where there is nothing to tell.',
  source,
  ...inSteps(function* (site) {
    if (site.pages.length < least_pages) return notApplicable
    return foundAll(told((yield* townPages(site)).in_part, 10, 'share a third of their text or more'))
  }),
}
