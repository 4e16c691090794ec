import { town_pattern } from '#src/engines/audit/facts/business/terms/standing/seats-told.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'

export const founding_place = 'born: '

const day = String.raw`(?:[A-Z][a-z]{2,8} )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:18|19|20)\d\d`
const says = new RegExp(
  String.raw`\b(?:(?:was|were|is|been|we|got|had) (?:first |originally |proudly )?(?:started|founded|established|born|formed|begun|(?:its|our) (?:start|beginnings?))|[Ff]ounded|[Ee]stablished|[Ss]tarted|[Bb]egan|opened (?:its|our) (?:first )?doors)(?: (?:out|back|right|here|proudly))*(?: in ${day},?)?(?: as an? [\w' -]{3,40})?(?: by [A-Z][\w.' &-]{2,40})? in (?:the heart of |the town of |the city of )?(?:[Dd]owntown |beautiful |historic )?${town_pattern}`,
)

/** In which town a sentence of the business says that it began. */
export function foundedIn(sentence: string): { what: string; value: number; text: string } | null {
  const match = says.exec(sentence)
  const named = match?.[1] ?? ''
  if (!match || named.length < 3) return null
  const from = Math.max(0, sentence.slice(Math.max(0, match.index - 60), match.index).search(/\S+(?:\s+\S+){0,2}\s*$/))
  const before = sentence.slice(Math.max(0, match.index - 60), match.index).slice(from)
  const text = detached((before + match[0]).replace(/\s+/g, ' ').trim().slice(0, 110))
  return { what: founding_place + named.toLowerCase(), value: 1, text }
}
