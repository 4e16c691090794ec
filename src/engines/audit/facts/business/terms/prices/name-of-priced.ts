import { numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

/** One price of several, or none that is certain. */
export const uncertain =
  /\b(?:from|starting|starts?|up to|as low|off|discounts?|rebates?|coupons?|save|savings?|was|now|reg(?:ular)?|additional|extra|add|deposit|tax|over|under|minimum|gift|per|each|half|dozen|value|sale|call|varies|or|and up|includes|fee|min|mins|minutes|hrs?|hours?)\b|[+/*–]|\$.*\$/i
/** What many things on many pages are called. */
const of_anything =
  /\b(?:payment|price|investment|tuition|introductory|total|base|rent|msrp|mileage|rate|cost|balance|due)\b|^(?:small|medium|large|x-?large|regular|(?:adults?|children(?:['’]s)?|child|kids?|seniors?|students?)['’]?(?! (?:admission|tickets?|hair ?cuts?|cuts?|manicures?|pedicures?|exams?|cleanings?|lessons?|camps?|memberships?)\b)|price|total|subtotal|cost|per|one|two|three|single|double|couple|members?|non-?members?|monthly|yearly|annual|weekly|daily|add to cart|buy now|order now|choose|select|option|cup|bowl|glass|bottle|pint|slice|side|combo|(?:lunch|dinner|breakfast|brunch)(?! (?:special|buffet)s?$)|today|free|only|just|show|learn more|view|details?|price range|balance|amount)\b/i
/** "Basic" is said of anything, and "basic wash" of a wash. */
const bare_rank =
  /^(?:(?:basic|standard|premium|deluxe|starter|professional|new|service|bronze|silver|gold|platinum) ?)+(?:plan|tier|option|level|service)?s?$/i
/** "Installed for $5,500", "40-50 gallon": what is done, or how much of it, and the heading over it says of what. */
const of_heading_alone =
  /^(?:(?:get|have|buy|all|both|them|it|fully|professionally|installed|installation|replaced|replacement|repaired|delivered|done|complete|completed|and|for|at|only|just|with|without|any|size|\d{1,5}|gallons?|gal|sq|square|ft|feet|foot|inch(?:es)?|btu|k|amps?|hp|tons?|lbs?|oz|ounces?|quarts?|yards?|kw|cfm)[\s,-]*)+$/i
/** One word alone may be what a dish is made with. */
const alone = /^(?!vegetables?$|vegetarian$|mushrooms$|appetizers?$|sandwich)(?:\p{L}{8,}|haircut)$/iu
const longest_name = 60
/** Longer ones end in a number of their own. */
const longest_key = 38

const duration = /[(,]?\s*\b(\d{1,3}|one|two|half)(?:[- ]an)?[- ]?(minutes?|mins?|hours?|hrs?)\b\.?\s*\)?/i

/** "60-minute massage", "Massage (one hour)": the words without the time, and the time in minutes. */
export function withoutDuration(written: string): { rest: string; minutes: number } {
  const match = duration.exec(written)
  if (!match) return { rest: written, minutes: 0 }
  const [shown, count = '', unit = ''] = match
  const times = /half/i.test(count) ? 0.5 : (numberOf(count) ?? 0)
  const rest = `${written.slice(0, match.index)} ${written.slice(match.index + shown.length)}`.trim()
  return { rest, minutes: times * (/^h/i.test(unit) ? 60 : 1) }
}

/** Words for those whom a thing is for. */
const of_whom: Record<string, string> = {
  mens: 'men',
  gents: 'men',
  gentlemens: 'men',
  womens: 'women',
  ladies: 'women',
  kids: 'kid',
  child: 'kid',
  childs: 'kid',
  children: 'kid',
  childrens: 'kid',
}
const whose = /\b(?=[cgklmw])(?:mens|gents|gentlemens|womens|ladies|kids|childs?|childrens?)\b/g

/** "Men’s Haircuts" and "mens haircut" are one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’"“”®™]/g, '')
    .replace(/[-–—(),]/g, ' ')
    .replaceAll('&', 'and')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(whose, word => of_whom[word] ?? word)
    .replace(/\binitial (?=visit|exam|session|appointment)/, 'first ')
    .replace('hair cut', 'haircut')
    .replace(/ (?:in|at) (?:our|the) office$/, ' in office')
    .replace(/^in office (.+)$/, '$1 in office')
    .replace(/^(.+) (?:for )?(men|women|kid)$/, '$2 $1')
    .replace(/^(?:our|the|an?) /, '')
    .replace(/(?<=ch|sh|x|ss)es$|(?<=[a-z]{2}[^s\W])s$/, '')
    .trim()

/** By what the price of a thing with that name is kept; null for what is no name of a thing. */
export function nameOf(written: string): string | null {
  const { rest, minutes } = withoutDuration(written)
  const name = rest
    .replace(/[\s.…:·•_,–—-]+$/, '')
    .replace(/^[\s•·*-]+/, '')
    .replace(/ (?:for )?(?:only|just)$/i, '')
    .replace(/\s+/g, ' ')
  const letters = name.replace(/[^a-z]/gi, '').length
  if (name.length > longest_name || letters < 5 || of_anything.test(name) || uncertain.test(name)) return null
  if (bare_rank.test(name) || of_heading_alone.test(name) || (!/[ -]/.test(name) && !alone.test(name) && minutes === 0))
    return null
  if (/[.!?]\s|[.!?]$/.test(name)) return null
  const key = plain(name) + (minutes > 0 ? ` ${minutes}min` : '')
  return key.length > longest_key ? `${key.slice(0, longest_key - 9)} ${hash32(key).toString(36)}` : key
}
