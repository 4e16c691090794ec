import { businessCategories } from '#src/content/categories/business-categories.ts'

/** Letters and digits alone, the last word in the singular: "Plumbers" and "plumber" are one. */
const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const singular = (text: string): string => text.replace(/(?<=[a-z]{3})s$/, '')

const known = new Map<string, string>()
for (const { id, name } of businessCategories) {
  for (const written of [id, plainly(id), plainly(name), singular(plainly(name))]) {
    if (!known.has(written)) known.set(written, id)
  }
}

function pairsOf(text: string): Set<string> {
  const padded = ` ${text} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

const pairs = businessCategories.map(({ name }) => ({ name, of: pairsOf(plainly(name)) }))

/** Sørensen and Dice: of the pairs of letters of both texts, the part that they share. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return (2 * shared) / (one.size + other.size)
}

/** The id of a category written as its name or its id; undefined for anything else. */
export function categoryId(text: string): string | undefined {
  return known.get(text) ?? known.get(plainly(text)) ?? known.get(singular(plainly(text)))
}

/** Up to three names that read like what was written, the nearest first. */
export function nearCategories(text: string): string[] {
  const wanted = pairsOf(plainly(text.slice(0, 100)))
  return pairs
    .map(({ name, of }) => ({ name, like: likeness(wanted, of) }))
    .filter(({ like }) => like >= 0.45)
    .toSorted((a, b) => b.like - a.like || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name)
}
