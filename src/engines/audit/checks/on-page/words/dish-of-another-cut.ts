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
/** Meats and fish of which a guest who orders one wants no other. */
const meats: readonly (readonly [string, RegExp])[] = [
  ['pork', /\b(?:pork|carnitas|bacon|ham|sausages?|ribs)\b/i],
  ['beef', /\b(?:beef|steak|beefsteak|brisket|sirloin|burgers?|hamburgers?)\b/i],
  ['chicken', /\b(?:chicken|wings?|hen)\b/i],
  ['salmon', /\bsalmon\b/i],
  ['shrimp', /\b(?:shrimps?|prawns?|scampi)\b/i],
  ['tofu', /\btofu\b/i],
  ['lamb', /\blamb\b/i],
  ['turkey', /\bturkey\b/i],
  ['duck', /\bduck\b/i],
  ['tuna', /\b(?:tuna|ahi)\b/i],
  ['cod', /\b(?:cod|haddock|scrod)\b/i],
  ['veal', /\bveal\b/i],
  ['catfish', /\bcatfish\b/i],
]
/** "Chicken fried steak", "duck sauce", "turkey club": named after one, made of another or of several. */
const named_after =
  /\b(?:fried|style|sauce|rolls?(?! ups)\b.*\bsub|club|combo|combination|sampler|platter|mixed|trio|salad dressing|bites?|special|seasoning|gravy|broth|stock)\b|&|\+|\/| and /i
const longest_made = 250

/** Behind its size and how it is made, a description names the meat at its start. */
const longest_start = 40
const longest_name = 80
const longest_description = 400
/** Between a dish and what is said of it stands its price. */
const price = /^\$?\s?[\d.,]{1,8}\+?$/
const name_of_dish = /^(?:h[2-6]|dt)$/
const entry_of_dish = /^(?:h[2-6]|dt|li|strong)$/
const least_words = 4
/** Whoever may choose gets what they order. */
const with_choice = /\b(?:or|choice|choose|also|instead|substitute|upgrade|pairs?|than|like)\b/i
const most = 5

const among = (named: readonly (readonly [string, RegExp])[], text: string) =>
  named.filter(([, says]) => says.test(text)).map(([name]) => name)
const cutsIn = (text: string) => among(cuts, text)

/** "Shredded pork rolls": "Grilled salmon, lettuce, cucumber". */
function isOfAnotherMeat(dish: string, said: string): boolean {
  const [meat, second] = among(meats, dish)
  if (meat === undefined || second !== undefined || named_after.test(dish) || said.length > longest_made) return false
  if (among(meats, said).includes(meat) || with_choice.test(said)) return false
  return among(meats, said.slice(0, longest_start)).length === 1
}

function isOfAnotherCut(dish: string, said: string): boolean {
  const [cut, second] = cutsIn(dish)
  if (cut === undefined || second !== undefined) return false
  if (!said.endsWith('.') || cutsIn(said).includes(cut)) return false
  const [other] = cutsIn(said.slice(0, longest_start))
  return other !== undefined && !with_choice.test(said)
}

/** A sentence, or what its price ends. */
const is_whole = /(?:\.|\$\s?\d[\d.]*)\W*$/

export const dishOfAnotherCut: PageCheck = {
  id: 'dish-of-another-cut',
  section: 'on-page',
  scope: 'page',
  severity: 'medium',
  title: 'A dish is described as another cut, or as other meat, than its name says',
  why: 'The name of the dish promises one thing and its description another, so guests cannot know what they pay for.',
  mend: 'Ask the kitchen what is served, and name that one in both places.',
  source: 'https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-labeling-nutrition',
  look: page => {
    if (!isShown(page) || page.facts.prices.length === 0) return notApplicable
    const { blocks } = page.facts.text
    const found = blocks.flatMap(({ text: dish, element, line }, at): Occurrence[] => {
      if (!entry_of_dish.test(element) || dish.length > longest_name) return []
      const below = blocks.slice(at + 1, at + 4).find(({ text }) => !price.test(text))
      if (!below || entry_of_dish.test(below.element) || below.text.length > longest_description) return []
      const { text: said } = below
      if (said.split(' ').length < least_words || with_choice.test(dish)) return []
      const is_apart =
        (name_of_dish.test(element) && isOfAnotherCut(dish, said)) ||
        (is_whole.test(said) && isOfAnotherMeat(dish, said))
      if (!is_apart) return []
      return [{ url: page.url, line, evidence: `“${shortened(dish, 60)}”: “${shortened(said, 80)}”` }]
    })
    return foundAll(found.slice(0, most))
  },
}
