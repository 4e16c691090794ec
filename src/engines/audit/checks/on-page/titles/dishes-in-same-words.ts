import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** A dish of a menu, with what the menu says of it. */
export type Dish = { name: string; said: string; line: number }

const entry = /^(?:h[2-6]|dt|li|strong)$/
const longest_name = 80
/** So much is said by hand of one dish alone; what comes with many dishes is shorter. */
const shortest = 90
const longest = 400
const price = /^\$?\s?[\d.,]{1,8}\+?$/
const price_behind = /[\s.]*\$?\s?\d[\d.]*\W*$/
/** What is chosen, and what comes with it, is said of many. */
const of_many =
  /\b(?:choice|choose|choices|your|you|any|all|each|either|every|options?|add|extra|available|sides?|ask)\b|^(?:served|comes|includes?|topped|with)\b/i

/** Entries of a list or headings, each with the text behind it. */
function dishesOf({ text: { blocks } }: PageFacts): Dish[] {
  return blocks.flatMap(({ text: name, element, line, in_nav }, at): Dish[] => {
    if (in_nav || !entry.test(element) || name.length > longest_name) return []
    const below = blocks.slice(at + 1, at + 4).find(({ text }) => !price.test(text))
    if (!below || entry.test(below.element) || below.text.length < shortest || below.text.length > longest) return []
    const said = below.text.replace(price_behind, '')
    return said.length < shortest || of_many.test(said) ? [] : [{ name, said, line }]
  })
}

const wordsOf = (name: string) =>
  new Set(
    plainWords(name)
      .split(' ')
      .filter(word => word.length > 2),
  )

/** "Clay pot combination" and "cube steak" have no word in common. */
function areTwoDishes(one: Dish, other: Dish): boolean {
  const words = wordsOf(one.name)
  return words.size > 0 && ![...wordsOf(other.name)].some(word => words.has(word))
}

/** Two dishes with other names, and the same long description. */
export function dishesInSameWords(facts: PageFacts): [Dish, Dish][] {
  if (facts.prices.length === 0) return []
  return [...Map.groupBy(dishesOf(facts), ({ said }) => said).values()].flatMap(([one, other, ...more]) =>
    one && other && more.length === 0 && areTwoDishes(one, other) ? [[one, other] as [Dish, Dish]] : [],
  )
}
