import { NumbersByKey } from '#src/engines/audit/checks/on-page/leftovers/numbers-by-key.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { sketchSimilarity } from '#src/engines/audit/facts/sketch.ts'

/** Bins that must be equal for two pages to be compared: 16 chances of 4 bins miss one pair in 10 million at 0.9. */
const band = 4
/** Shorter texts fill too few bins to be compared by them. */
const fewest_words = 100
/** A sketch has 64 bins. */
const most_bands = 16
/** Each may be compared with some hundred others. */
const pages_a_step = 50

/**
 * Groups of pages whose main text is at least `alike` (0 to 1) equal to that of the group's first page, by their
 * sketches; groups of one are left out. Takes time in proportion to the number of pages, and yields in between.
 */
export function* likePages(pages: readonly SitePage[], alike: number): Generator<undefined, SitePage[][]> {
  const groups: [SitePage, ...SitePage[]][] = []
  const by_band = new NumbersByKey(pages.length * most_bands)
  for (const [index, page] of pages.entries()) {
    if (index % pages_a_step === pages_a_step - 1) yield
    const sketch = page.row.main_sketch
    if (sketch.length === 0 || page.row.main_words < fewest_words) continue
    const keys = Array.from({ length: sketch.length / band }, (_, i) => keyOf(sketch, i))
    const known = new Set(keys.flatMap(key => [...by_band.of(key)]))
    const group = [...known].find(at => isLike(groups[at]?.[0], page, sketch, alike))
    if (group !== undefined) {
      groups[group]?.push(page)
      continue
    }
    const own = groups.push([page]) - 1
    for (const key of keys) by_band.add(key, own)
  }
  return groups.filter(group => group.length > 1)
}

/** A number for what stands in one band of a sketch; two that meet by chance cost a comparison and nothing else. */
function keyOf(sketch: Uint16Array, index: number): number {
  let key = Math.imul(index + 1, 0x9e3779b1)
  for (let bin = index * band; bin < (index + 1) * band; bin++) key = Math.imul(key ^ (sketch[bin] ?? 0), 0x85ebca6b)
  return key ^ (key >>> 15)
}

/** Texts of very different length cannot be alike. */
function isLike(one: SitePage | undefined, other: SitePage, sketch: Uint16Array, alike: number): boolean {
  if (!one) return false
  const few = Math.min(one.row.main_words, other.row.main_words)
  const many = Math.max(one.row.main_words, other.row.main_words)
  if (few < many * alike * alike) return false
  return one.row.lang === other.row.lang && sketchSimilarity(one.row.main_sketch, sketch) >= alike
}
