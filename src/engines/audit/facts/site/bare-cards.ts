import { detached } from '../detached.ts'
import type { PageFacts } from '../page-facts.ts'
import { remembered } from '../remembered.ts'
import { hash32 } from './hash32.ts'

const most = 24
const longest = 40

/** Words by which a heading and a page are called the same, whatever their number: "Wedding Gowns", wedding-gown. */
export const plainName = remembered(text => detached(makePlain(text)), { most: 500, longest: 100 })

function makePlain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\band\b|&/g, ' ')
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .split(/[\s_-]+/)
    .map(word => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word))
    .join('')
}

/** Hashes of the names of its smaller headings, in the main part, under which no link stands and that are none themselves. */
export function bareCardsOf({ headings, links, buttons }: PageFacts): number[] {
  const cards = new Set<number>()
  for (const [at, { level, name, region, hidden, words_after }] of headings.entries()) {
    if (level < 2 || hidden || name === '' || name.length > longest || words_after === 0) continue
    if (region === 'header' || region === 'nav' || region === 'footer') continue
    const begin = headings[at - 1]?.offset ?? 0
    const end = headings[at + 1]?.offset ?? Number.POSITIVE_INFINITY
    // A link around the whole card begins before its heading.
    const isNear = (one: { offset: number }) => one.offset > begin && one.offset < end
    if (links.some(isNear) || buttons.some(isNear)) continue
    cards.add(hash32(plainName(name)))
    if (cards.size === most) break
  }
  return [...cards]
}
