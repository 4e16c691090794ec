import type { Seed } from './audit-seed.ts'
import { inData, inSource, inText, onHome } from './audit-sowing.ts'

const email = /\b[a-z][\w.]{2,30}@[a-z][\w-]{2,40}\.(?:com|org|net|biz)\b/gi
const withoutLetter = (word: string) => word.slice(0, word.length >> 1) + word.slice((word.length >> 1) + 1)
const longest_name = /\b[A-Z][a-z]{5,}\b/g

/** The longest name among some words loses a letter from its middle. */
function slipIn(text: string): string {
  const [name] = (text.match(longest_name) ?? []).toSorted((one, other) => other.length - one.length)
  return name === undefined ? text : text.replace(name, withoutLetter(name))
}
const plus = (by: number) => (number: string) => String(Number(number) + by)
const kept = (_: string, before: string, value: string) => before + value

/** What is told in one place and mistyped in another, beside numbers and addresses. */
export const slipSeeds: readonly Seed[] = [
  { kind: 'email in the text', told_by: /mail/, sow: inText(email, found => withoutLetter(found)) },
  {
    kind: 'email in a link',
    told_by: /mail/,
    sow: inSource(html => html.replace(/(mailto:[\w.]+)\w@(?=[\w.-]+\.\w)/i, '$1@')),
  },
  {
    kind: 'phone in a link',
    told_by: /tel-|phone|message/,
    sow: inSource(html =>
      html.replace(/(href="tel:[^"]*\d)(\d)(?=\d{2}")/i, (_, before, digit) => before + ((Number(digit) + 3) % 10)),
    ),
  },
  {
    kind: 'email in data',
    told_by: /mail/,
    sow: inData(/("email"\s*:\s*"(?:mailto:)?)([^"@]{3,})(?=@)/, (_, before, name) => before + withoutLetter(name)),
  },
  {
    kind: 'name in data',
    told_by: /name/,
    sow: inData(/("name"\s*:\s*")([A-Z][^"]{8,})(?=")/, (_, before, name) => before + slipIn(name)),
  },
  {
    kind: 'ZIP in data',
    told_by: /address|nap|zip/,
    sow: inData(/("postalCode"\s*:\s*"?)(\d{5})/, (_, before, zip) => before + plus(-4)(zip).padStart(5, '0')),
  },
  {
    kind: 'town in data',
    told_by: /address|nap|town|name/,
    sow: inData(/("addressLocality"\s*:\s*")([^"]{6,})(?=")/, (_, before, town) => before + withoutLetter(town)),
  },
  {
    kind: 'state in data',
    told_by: /address|nap|state|town|zip/,
    sow: inData(/("addressRegion"\s*:\s*")([A-Z]{2})(?=")/, (found, before, state) =>
      kept(found, before, state === 'ME' ? 'OR' : 'ME'),
    ),
  },
  {
    kind: 'latitude in data',
    told_by: /geo|point/,
    sow: inData(/("latitude"\s*:\s*"?)(\d{2})(?=\.)/, (_, before, degrees) => before + plus(2)(degrees)),
  },
  {
    kind: 'host in data',
    told_by: /host|url/,
    sow: inData(
      /("url"\s*:\s*"https?:\/\/(?:www\.)?)(\w{6,})(?=\.)/,
      (_, before, host) => before + withoutLetter(host),
    ),
  },
  {
    kind: 'rating in data',
    told_by: /rating|review/,
    sow: inData(/("ratingValue"\s*:\s*"?)(\d)(?:\.\d)?/, (found, before) => kept(found, before, '3.7')),
  },
  {
    kind: 'morning for evening in data',
    told_by: /hours/,
    sow: inData(/("closes"\s*:\s*")(1[3-9])(?=:)/, (_, before, hour) => before + plus(-12)(hour).padStart(2, '0')),
  },
  {
    kind: 'name in the title',
    told_by: /name|misspelled/,
    sow: onHome(html => html.replace(/(<title[^>]*>)([^<]{8,})/i, (_, before, title) => before + slipIn(title))),
  },
  {
    kind: 'name in the notice of copyright',
    told_by: /name|misspelled/,
    sow: inSource(html =>
      html.replace(/((?:©|&copy;)[^A-Za-z<]{0,20})([A-Z][^<]{6,60})/, (_, before, said) => before + slipIn(said)),
    ),
  },
  {
    kind: 'name in the words for sharing',
    told_by: /name|misspelled|title/,
    sow: inSource(html =>
      html.replace(
        /(<meta[^>]*property="og:(?:title|site_name)"[^>]*content=")([^"]{8,})/i,
        (_, before, said) => before + slipIn(said),
      ),
    ),
  },
  {
    kind: 'morning for evening in the text',
    told_by: /hours|times|days/,
    sow: inText(/\b(?:[5-9]|10)(?::\d\d)? ?(?:am|AM|a\.m\.)(?= ?(?:-|–|to)\b)/g, found =>
      found.replace('a', 'p').replace('A', 'P'),
    ),
  },
  {
    kind: 'days in the text',
    told_by: /hours|days/,
    sow: inText(/\bMon(?:day)?\.? ?(?:-|–|to|through) ?Fri(?:day)?\b/g, found =>
      found.replace(/Fri/, 'Sat').replace(/Satday/, 'Saturday'),
    ),
  },
  {
    kind: 'number of the license',
    told_by: /licen[cs]e|labelled/,
    sow: inText(/\bLic(?:ense)?\.?(?: no\.?| number)?:? ?#? ?[A-Z]{0,4}-?\d{5,8}\b/gi, found =>
      found.replace(/\d(?=\d$)/, digit => String((Number(digit) + 4) % 10)),
    ),
  },
  {
    kind: 'number of reviews',
    told_by: /review|rating|count/,
    sow: inText(/\b\d{2,3}\+? (?:Google |five-star |5-star )?reviews\b/gi, found => found.replace(/^\d+/, plus(170))),
  },
]
