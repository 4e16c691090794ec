import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Cuts of which none is a part or another name of another one. */
const cuts: readonly (readonly [string, RegExp])[] = [
  ['ribeye', /\brib[ -]?eye\b/i],
  ['New York', /\b(?:New York|NY) (?:strip|steak)\b/i],
  ['coulotte', /\b(?:coulotte|culotte)\b/i],
  ['filet mignon', /\bfilet mignon\b/i],
  ['skirt', /\bskirt steak\b/i],
  ['flank', /\bflank steak\b/i],
  ['hanger', /\bhanger steak\b/i],
]
/** Behind its size and how it is made, a description names the meat at its start. */
const longest_start = 40
const longest_name = 80
const longest_description = 400
/** Between a dish and what is said of it stands its price. */
const price = /^\$?\s?[\d.,]{1,8}\+?$/
const name_of_dish = /^(?:h[2-6]|dt)$/
const least_words = 4
/** Whoever may choose gets what they order. */
const with_choice = /\b(?:or|choice|choose|also|instead|substitute|upgrade|pairs?|than|like)\b/i
const most = 5

const cutsIn = (text: string) => cuts.filter(([, named]) => named.test(text)).map(([cut]) => cut)

export const dishOfAnotherCut: PageCheck = {
  id: 'dish-of-another-cut',
  section: 'on-page',
  scope: 'page',
  severity: 'medium',
  title: 'A dish is described as another cut of meat',
  why: 'The name of the dish promises one cut and its description another, so guests cannot know what they pay for.',
  mend: 'Ask the kitchen which cut is served, and name that one in both places.',
  source: 'https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-labeling-nutrition',
  look: page => {
    if (!isShown(page) || page.facts.prices.length === 0) return notApplicable
    const { blocks } = page.facts.text
    const found = blocks.flatMap(({ text: dish, element, line }, at): Occurrence[] => {
      if (!name_of_dish.test(element) || dish.length > longest_name) return []
      const [cut, second] = cutsIn(dish)
      if (cut === undefined || second !== undefined || with_choice.test(dish)) return []
      const below = blocks.slice(at + 1, at + 4).find(({ text }) => !price.test(text))
      if (!below || name_of_dish.test(below.element) || below.text.length > longest_description) return []
      const { text: said } = below
      if (said.split(' ').length < least_words || !said.endsWith('.') || cutsIn(said).includes(cut)) return []
      const [other] = cutsIn(said.slice(0, longest_start))
      if (other === undefined || with_choice.test(said)) return []
      return [{ url: page.url, line, evidence: `“${shortened(dish, 60)}”: “${shortened(said, 80)}”` }]
    })
    return foundAll(found.slice(0, most))
  },
}
