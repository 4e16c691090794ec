import { detached } from '../detached.ts'
import type { Reading } from '../reading/reading.ts'
import type { LeftoverFact } from '../types/text-facts.ts'
import type { PageText } from './page-text.ts'

/** Letters of which some stand in any such text, so that most pages are spared the pattern; then the hole. */
const kinds: readonly (readonly [letters: RegExp, hole: RegExp])[] = [
  // "Located in , just off the square", "Call us at ."
  [/ ,| \.| !/, /\b(?:at|in|of|for|with|to|near|by|from|serving|welcome to|the|our|your|and) [,.!](?=\s|$)/i],
  // "The Law Offices of is a practice for …"
  [
    /f is |f are |f was |f has |f will |t is |t has /,
    /\b(?:offices?|firm|team|staff|friends|city|county|town|family) (?:of|at) (?:is|are|was|has|will)\b/i,
  ],
  // "Dr. and his team"
  [/Dr\. /, /\bDr\. (?:is|and|has|will|graduated|received|was)\b/],
  // "Serving and the surrounding areas"
  [
    / surrounding | nearby /,
    /\b(?:serv(?:ing|e|es)|in|of|throughout|across) and (?:the )?(?:surrounding|nearby) (?:areas?|communities|cities|towns|counties)\b/i,
  ],
  // "Call us at or write"
  [
    / at or | at to /,
    /\b(?:call|text|e-?mail|phone) (?:us |our \w{2,20} )?(?:today |now |anytime )?at (?:or|to)\b(?! (?:the|our|your|any|least|home|work|one|either)\b)/i,
  ],
  // "affordable brake repair in Your Area.": the words of the blank stand where the town was to be
  [/ in Your /, /\b[a-z]{2,20} [a-z]{2,20} in Your (?:Area|City|Town)\b(?=[.,!]| [a-z])/],
  // "Calloway Turf is a With 21+ years", where what it is was taken out
  [
    / With | From | Serving | Located /,
    /\b(?:is|are|was) (?:an?|the|your) (?:With|From|Serving|Located) (?=[a-z\d]|over\b)/,
  ],
  // "true ball roll. . Call us"
  [/\. \. |! \. /, /[a-z\d)][.!] \.(?= [A-Z])/],
  // "With over years of experience"
  [
    /over years of|than years of|nearly years of|over \+ years of/,
    /\b(?:with|have|has|for|of|brings?) (?:over|more than|nearly) (?:\+ )?years of (?:\w{2,20} ){0,2}(?:experience|service|excellence)\b/i,
  ],
]
/** One look that spares most pages all others. */
const any_letters = new RegExp(kinds.map(([letters]) => letters.source).join('|'))
const around = 50
const most = 3
/** Matches looked at: what stands in code is none. */
const most_looks = 50

/** Sentences in whose midst a name or a number is missing; `element` where another node begins there, which a script may fill. */
export function holesInText({ code, unsaid, found: { images } }: Reading, text: PageText): LeftoverFact[] {
  const { whole } = text
  if (!any_letters.test(whole)) return []
  const found: LeftoverFact[] = []
  const left_out = [...code, ...unsaid]
  let looks = 0
  for (const [letters, hole] of kinds) {
    if (!letters.test(whole)) continue
    for (const block of text.blocks) {
      if (found.length >= most || looks >= most_looks) return found
      const match = letters.test(block.text) ? hole.exec(block.text) : null
      if (!match || block.element === 'pre') continue
      const at = block.start + match.index
      looks++
      if (left_out.some(({ from, to }) => at >= from && at < to)) continue
      const begin = text.placeAt(at).offset
      const end = text.placeAt(at + match[0].length - 1).offset
      // An address in a picture stands there all the same.
      if (images.some(({ offset }) => offset > begin && offset < end)) continue
      const from = Math.max(0, match.index - around)
      const words = detached(block.text.slice(from, match.index + match[0].length + around))
      const where = text.isInOneNode(at, at + match[0].length) ? 'text' : 'element'
      found.push({ line: block.line, offset: block.offset, kind: 'hole', text: words, where })
    }
  }
  return found
}

/** The same in what search results show of the page. */
export function holesInDescriptions({ found: { metas } }: Reading): LeftoverFact[] {
  return metas.flatMap(({ name, content, line, offset }): LeftoverFact[] => {
    if (name !== 'description') return []
    const hole = kinds.find(([letters, pattern]) => letters.test(content) && pattern.test(content))
    return hole ? [{ line, offset, kind: 'hole', text: detached(content.slice(0, 150)), where: 'text' }] : []
  })
}
