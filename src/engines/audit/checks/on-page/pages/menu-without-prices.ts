import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { mayBeFilled } from './may-be-filled.ts'

const is_menu = /\b(?:menus?|our food|food (?:&|and) drinks?)\b/i
/** What is agreed upon for each guest, or shown elsewhere. */
const no_list = /cater|banquet|privat|event|weekly|sample|hair|spa|site|treatment/i
const dishes =
  /\b(?:chicken|wings?|beef|steak|burgers?|pork|ribs|brisket|lamb|gyros?|shrimp|salmon|tuna|crab|lobster|oysters?|catfish|tacos?|burritos?|quesadillas?|nachos?|enchiladas?|pizzas?|calzones?|pasta|spaghetti|lasagna|ravioli|fettuccine|salads?|soups?|chowder|gumbo|sandwich(?:es)?|wraps?|subs?|paninis?|fries|onion rings|omelette?s?|pancakes?|waffles?|eggs|bacon|sausage|noodles?|fried rice|curry|sushi|rolls?|dumplings?|ramen|pho|falafel|hummus|kebabs?|cheesecake|brownies?|ice cream|pie|cupcakes?|croissants?|bagels?|latte|cappuccino|espresso|mozzarella|calamari|meatballs?|parmesan)\b/i
const price =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\b\d{1,3}[.,]\d\d\b|\b(?:market price|mp)\b|\b(?:PHP|GBP|EUR|AUD|CAD|INR|ZAR|NGN|KES|Rs\.?)\s?\d/iu
/** A bare number behind a dish, or on its own, is its price. */
const bare_price = /^\d{1,3}(?:\.\d{1,2})?$|[\p{L})] {0,3}(?:[.…·-]{2,} ?)?\d{1,2}$/u
/** The name of a house may end in a number, too: "Latitude 29". */
const fewest_bare = 3
const fewest = 8
const longest = 140

/** Above a part of the page: "Food Menu", "Our Menu". */
const heads_menu =
  /^\W*(?:(?:our|the|full|main|food|lunch|dinner|brunch|breakfast|regular|restaurant|today['’]s)(?: (?:&|and))? )*menu\W*$/i
/** Where the whole of it is to be had. */
const leads_to_menu = /menu|order|toast|doordash|grubhub|ubereats|chownow|clover|square|\.pdf/i

/** Where the menu begins on a page that is one by its name, or that holds the only one there is. */
function menuFrom({ url, facts }: PageView): number | undefined {
  const { titles, headings, links } = facts
  const title = titles[0]?.text ?? ''
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1)
  const called = `${last?.replace(/[-_.]/g, ' ') ?? ''} ${headings.find(({ level }) => level === 1)?.name ?? ''}`
  if (no_list.test(`${called} ${title}`)) return undefined
  if (is_menu.test(called) || / menu\b/i.test(` ${title}`)) return 0
  const heading = headings.find(({ name, hidden }) => !hidden && heads_menu.test(name))
  const leads_away = ({ kind, href, name, url: to }: LinkFact) =>
    kind === 'web' && !href?.startsWith('#') && to !== url && leads_to_menu.test(`${href ?? ''} ${name}`)
  return heading && !links.some(leads_away) ? heading.offset : undefined
}

function dishesOf({ text }: PageFacts, from: number): readonly TextBlock[] {
  return text.blocks.filter(
    ({ in_nav, region, offset, text: words }) =>
      offset >= from &&
      !in_nav &&
      region !== 'footer' &&
      region !== 'header' &&
      words.length <= longest &&
      dishes.test(words),
  )
}

export const menuWithoutPrices: PageCheck = {
  id: 'menu-without-prices',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'The menu tells no prices',
  why: 'Guests choose by the price as well. Who finds none supposes the place to be dear, or has to call; assistants that are asked what a dish costs name another place.',
  mend: 'Write the price behind each dish. Where prices change often, write from which on.',
  source: 'https://support.google.com/business/answer/7071477',
  look: page => {
    const { url, facts, kind } = page
    const { blocks } = facts.text
    if (!isShown(page) || unseenPart(page) !== null || kind === 'article' || kind === 'legal') return notApplicable
    const from = menuFrom(page)
    if (from === undefined) return notApplicable
    if (facts.prices.length > 0 || mayBeFilled(page)) return ok
    const told = dishesOf(facts, from)
    if (told.length < fewest) return notApplicable
    if (blocks.some(block => price.test(block.text))) return ok
    if (blocks.filter(block => bare_price.test(block.text)).length >= fewest_bare) return ok
    const [first] = told
    return found(url, first?.line ?? null, `${told.length} dishes and no price`)
  },
}
