import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** Beginnings of words for work that is sold: of trades on the spot, of lawyers, doctors and salons. Food and goods are none. */
const work =
  /^(?:plumb|roof|dent|orthodon|implant|crowns?$|whiten|invisalign|veneer|law$|laws$|bankrupt|divorce|custody|adoption|accident|injur|criminal|dui$|immigra|probate|wills$|trusts$|foreclos|electric|clean|hvac|heating|cooling|furnace|landscap|lawn|trees?$|hardscap|irrigat|sprinkler|paint|remodel|renovat|floor|carpet|til(?:e|ing)|windows?$|siding|gutter|insulat|fenc|deck|patio|concrete|paving|mason|drywall|kitchens?$|bath|basement|tow(?:ing)?$|brake|tires?$|mechanic|transmission|collision|detailing|repair|install|mainten|drain|sewer|septic|leak|pumps?$|heater|pest$|termite|rodent|mosquito|mov(?:ing|ers)$|hauling|junk|demoli|excavat|grading|pressure|chiro|massage|acupunct|facial|waxing|botox|extensions$|lash|grooming|boarding|bookkeep|tax(?:es)?$|payroll|stump|prun|trimming|remov|restoration|mold$|solar|generator|pools?$|chimney|fireplace|garage|locksmith)/
/** Pages that stand beside it: what was done, what it costs, whom to ask. */
const beside =
  /\b(?:galler\w*|photos?|portfolio|projects?|reviews?|testimonials?|faqs?|blog|news|tips|guides?|quotes?|estimates?|contact|booking|book|appointments?|careers?|jobs?|team|staff|about|events?|calendar|specials?|offers?|coupons?|financing|pay|payments?|pricing|prices?|rates|shop|store|products?|parts|menu|forms?|calculator|login|portal|links|resources|videos?|before|after|areas?|locations?|terms|policy|insurance|thank|index|home|test|demo|template|old|copy|warranty|history|school|academy|classes)\b/i

const lastOfPath = (url: string) =>
  (
    new URL(url).pathname
      .replace(/\/(?:index\.\w{3,5})?$/, '')
      .split('/')
      .at(-1) ?? ''
  ).replace(/\.\w{3,5}$/, '')

/** Does a page call itself by work that is sold, in its address as in its heading or title? */
export function isServiceByName({ url, facts }: PageView): boolean {
  const h1 = facts.headings.find(({ level, name }) => level === 1 && name !== '')?.name ?? ''
  return isServiceNamed({ url, h1, title: facts.titles[0]?.text ?? '' })
}

/** The same by what is kept of a page. */
export function isServiceNamed({ url, h1, title }: { url: string; h1: string; title: string }): boolean {
  const file = plainWords(lastOfPath(url))
  if (file === '' || beside.test(file)) return false
  const words = file.split(' ').filter(word => work.test(word))
  if (words.length === 0) return false
  const own_title = title.split(/\s[|–—:-]\s|\|/)[0] ?? ''
  if (beside.test(h1)) return false
  const named = plainWords(`${h1} ${own_title}`).split(' ')
  return words.some(word => named.some(other => other.slice(0, 4) === word.slice(0, 4)))
}
