import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** A dish of a menu, with what the menu says of it. */
export type Dish = { name: string; said: string; line: number }

const entry = /^(?:h[2-6]|dt|li|strong)$/
const longest_name = 80
/** So much is said by hand of one dish alone; what comes with many dishes is shorter. */
const shortest = 90
/** Behind a name with its price stands a dish, and nothing else. */
const shortest_of_priced = 60
const longest = 400
const price = /^\$?\s?[\d.,]{1,8}\+?$/
const price_behind = /[\s.]*\$?\s?\d[\d.]*\W*$/
/** What is chosen, and what comes with it, is said of many. */
const of_many =
  /\b(?:choice|choose|choices|your|you|any|all|each|either|every|options?|add|extra|available|sides?|ask)\b|^(?:served|comes|includes?|topped|with)\b/i

/** "THE JIMMY.......13", and on the lines below what is in it. */
function dishOfLines(text: string, line: number): Dish[] {
  const end = text.indexOf('\n')
  const name = text.slice(0, end)
  const said = text
    .slice(end + 1)
    .replace(/\s+/g, ' ')
    .trim()
  const isDish = price_behind.test(name) && name.length <= longest_name && said.length <= longest
  return isDish && said.length >= shortest_of_priced && !of_many.test(said) ? [{ name, said, line }] : []
}

/** Entries of a list or headings, each with the text behind it, or with the lines below its first one. */
function dishesOf({ prices, text: { blocks } }: PageFacts): Dish[] {
  return blocks.flatMap(({ text: name, element, line, in_nav }, at): Dish[] => {
    if (in_nav || !entry.test(element)) return []
    if (name.includes('\n')) return dishOfLines(name, line)
    if (prices.length === 0 || name.length > longest_name) return []
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
      .filter(word => /[a-z]{3}/.test(word)),
  )

/** "Clay pot combination" and "cube steak" have no word in common. */
function areTwoDishes(one: Dish, other: Dish): boolean {
  const words = wordsOf(one.name)
  return words.size > 0 && ![...wordsOf(other.name)].some(word => words.has(word))
}

/** Two dishes with other names, and the same long description. */
export function dishesInSameWords(facts: PageFacts): [Dish, Dish][] {
  return [...Map.groupBy(dishesOf(facts), ({ said }) => said).values()].flatMap(([one, other, ...more]) =>
    one && other && more.length === 0 && areTwoDishes(one, other) ? [[one, other] as [Dish, Dish]] : [],
  )
}
