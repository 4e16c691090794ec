import type { PageFacts } from '../page-facts.ts'
import { hash32 } from './hash32.ts'
import type { IndexedTerm } from './site-index-row.ts'

/** The house to which the business says that it has moved. */
export const moved_told = 'moved to'
/** The street, without a house, on which the business says that it is. */
export const street_told = 'street told'

const most = 2
const longest = 400

const street_kind =
  '(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Parkway|Pkwy|Circle|Cir|Way|Terrace)\\b'
const named = String.raw`(?:[NSEW]\.? |North |South |East |West )?(?:[A-Z][a-z'’]{2,}(?: [A-Z][a-z'’]+){0,2}|\d{1,3}(?:st|nd|rd|th)) ${street_kind}`
const house = 'shop|office|store|salon|studio|restaurant|clinic|practice|caf[eé]|bakery|gym|garage|showroom|church'

const moved = new RegExp(
  String.raw`\b(?:(?:(?:we|us|[Oo]ffice|[Ss]hop|[Ss]tore|[Ss]alon|[Ss]tudio|[Pp]ractice|[Cc]linic|[Rr]estaurant|[Cc]hurch)(?:['’]ve| have| has) (?:just |recently |now )?(?:moved|relocated)|(?:now|recently) (?:moved|relocated))\b[^.!?\d]{0,60}(?:[.!] )?[^.!?\d]{0,50}|(?:[Ww]e|[Oo]ffice|[Ss]hop|[Ss]tore|[Ss]alon|[Ss]tudio) (?:moved|relocated) to (?:our new (?:${house}|location|home|space|place) at )?)\b(\d{1,6} ${named})`,
  'i',
)
/** A second house, one of long ago, or that of people who were helped to move. */
const not_now =
  /\b(?:1[89]\d\d|20[01]\d|until|later|then|originally|eventually|before|second|another|additional|also|both|sister|customers?|clients?|famil(?:y|ies)|who|from)\b/i

const located = new RegExp(
  String.raw`(?<=(?:\b(?:(?:[Oo]ur|[Tt]he) (?:${house}) is(?: conveniently)?(?: located| situated)? on|[Ww]e(?:['’]re| are)(?: conveniently)? (?:located|situated) on|(?:[Vv]isit|[Ff]ind) us on)|(?:^|[.!?] )(?:[Cc]onveniently |[Cc]entrally )?[Ll]ocated on) )(${named})(?!['’]s)(.{0,60})`,
)
/** Of a corner, a side door or another house. */
const beside =
  /^\W{0,3}(?:and|at|near|just|close|in the)\b|\b(?:corner|between|intersection|off|side|second|other|new|old|former|parking|entrance|both|where|while)\b|&|\d/i

/** The suite in which the business says that it is. */
export const unit_told = 'unit told'
const in_suite = new RegExp(
  String.raw`\b(?:[Oo]ur (?:${house}) is(?: located| situated)?|[Ww]e(?:['’]re| are)(?: located| situated)?|(?:[Vv]isit|[Ff]ind|[Ss]ee|[Mm]eet) us) in ((?:Suite|Ste\.?|Unit) #?([A-Z]?\d{1,4}[A-Z]?))\b(?! (?:and|or|&|to|through|-))`,
)

const another = /\b(?:second|other|also|former(?:ly)?|old|until|moving|moved|was|next|additional|both)\b/i

const kept = (what: string, text: string, line: number): IndexedTerm => ({
  what,
  value: hash32(text.toLowerCase()),
  text,
  line,
})

/** Where the sentences of a page put the business: whether its addresses agree, other pages tell. */
export function toldStreets({ text: { blocks } }: PageFacts): IndexedTerm[] {
  const found: IndexedTerm[] = []
  for (const { text, line } of blocks) {
    if (found.length >= most) break
    if (text.length > longest) continue
    if (text.includes('moved') || text.includes('elocated')) {
      const to = moved.exec(text)
      if (to?.[1] && !not_now.test(text.slice(Math.max(0, to.index - 60), to.index + to[0].length + 40)))
        found.push(kept(moved_told, to[1], line))
    }
    const suite =
      text.includes(' in Suite ') || text.includes(' in Unit ') || text.includes(' in Ste') ? in_suite.exec(text) : null
    if (suite?.[1] && !another.test(text)) found.push(kept(unit_told, suite[1], line))
    const at = text.includes(' on ') ? located.exec(text) : null
    const sentence = at?.[2]?.split(/[.!?]/, 1)[0] ?? ''
    if (at?.[1] && !beside.test(sentence)) found.push(kept(street_told, at[1], line))
  }
  return found
}
