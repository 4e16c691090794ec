import type { OpenSpan } from '../types/business-facts.ts'

const half_in_words = String.raw` in the (?:morning|afternoon|evening)\b| at night\b`
const time = String.raw`(?:12(?::00)?\s?(?:noon|midnight)|\d{1,2}(?:[:.]\d{2})?(?:\s?o['’]clock\b)?(?:\s?(?:[ap]\.?\s?m\b\.?|[ap]\b)|${half_in_words}|\s)?|noon|midnight)`
const hour_words = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const half = String.raw`(?: ?[ap]\.?m\b\.?| o['’]clock| in the (?:morning|afternoon|evening)| at night)?`
/** "0730-1630": four digits each, from a morning on; of years and houses the first begins otherwise. */
const of_24_hours = String.raw`(?:0\d|1[0-7])[0-5]\d(?:\s?h(?:ou)?rs?\b)?\s?(?:-|–|—|to)\s?(?:[01]\d|2[0-4])[0-5]\d(?!\d|\s?[ap]\.?m)(?:\s?h(?:ou)?rs?\b)?`
/** "From eight to five"; without "from" the words count people and things. */
const in_words = String.raw`(?<=\bfrom )(?:${hour_words})${half} (?:to|until|till) (?:${hour_words}|noon|midnight)${half}`
/** "9:30am•5:00pm": a bullet without blanks, from a morning to an afternoon. Others stand between two showings. */
const bullet = String.raw`(?<=noon|\da\.?m|\d am|\d a\.m\.)[•·](?=\d{1,2}(?:[:.]\d\d)?\s?p\.?m)`
const until = String.raw`\s*(?:-|–|—|−|to|until|['’‘]?till?|through|thru|${bullet})\s*`
/** Two times with something between them that says "until". */
export const range_pattern = `(?:${of_24_hours}|${time}${until}${time}|(?<=between )${time} and ${time}|${in_words})`

const each_hour = new RegExp(String.raw`\b(?:${hour_words})\b`, 'gi')
const hours_told = hour_words.split('|')

const four_digits = /\b(\d\d)(\d\d)(?:\s?h(?:ou)?rs?\b)?(?=\W|$)/gi

function inDigits(written: string): string {
  if (/\d{4}/.test(written)) return written.replaceAll(four_digits, '$1:$2')
  if (!/^[a-z]|clock| in the | at night/i.test(written)) return written
  return written
    .replace(each_hour, word => String(hours_told.indexOf(word.toLowerCase()) + 1))
    .replaceAll(/ in the morning/gi, ' am')
    .replaceAll(/ in the (?:afternoon|evening)| at night/gi, ' pm')
    .replaceAll(/\s?o['’]clock/gi, '')
}

const parts = new RegExp(`(${time})(?:${until}| and )(${time})`, 'i')

type Clock = { hours: number; minutes: number; half: 'a' | 'p' | null; exact: boolean }

function clockOf(written: string): Clock | null {
  if (/noon/i.test(written)) return { hours: 12, minutes: 0, half: 'p', exact: true }
  if (/midnight/i.test(written)) return { hours: 12, minutes: 0, half: 'a', exact: true }
  const found = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/i.exec(written.trim())
  if (!found) return null
  const hours = Number(found[1])
  const minutes = Number(found[2] ?? 0)
  const half = found[3]?.toLowerCase()
  if (hours > 24 || minutes > 59 || (half && (hours > 12 || hours === 0))) return null
  return {
    hours,
    minutes,
    half: half === 'a' || half === 'p' ? half : null,
    exact: half !== undefined || hours > 12 || /^0\d/.test(found[0]),
  }
}

function minutesOf({ hours, minutes, half }: Clock): number {
  const base = half === null ? hours : (hours % 12) + (half === 'p' ? 12 : 0)
  return base * 60 + minutes
}

/**
 * Opening and closing time as a shop owner means them: `9-5` is nine to five in the afternoon, `1-5 pm` begins at one
 * in the afternoon. `null` where two readings are possible, as with `9-11`.
 */
export function spanOf(written: string): OpenSpan | null {
  const found = parts.exec(inDigits(written))
  const opens = found?.[1] ? clockOf(found[1]) : null
  const closes = found?.[2] ? clockOf(found[2]) : null
  if (!opens || !closes) return null
  const twenty_four = opens.half === null && closes.half === null && (opens.exact || closes.exact)
  if (!twenty_four && !settleHalves(opens, closes)) return null
  const from = minutesOf(opens)
  const to = minutesOf(closes)
  return { opens: from, closes: to <= from ? to + 1_440 : to }
}

/** Sets morning or afternoon where the text leaves it to the reader. */
function settleHalves(opens: Clock, closes: Clock): boolean {
  const start = opens.hours % 12
  const end = closes.hours % 12
  if (opens.half === null && closes.half === null) {
    if (start < 5 || (end > start && end !== 0) || closes.hours > 12) return false
    opens.half = 'a'
    closes.half = 'p'
    return true
  }
  if (closes.half === null) {
    closes.half = opens.half === 'a' && (end <= start || end === 0) ? 'p' : opens.half
    return opens.half !== 'a' || end <= start || end === 0
  }
  if (opens.half !== null) return true
  if (closes.half === 'a') {
    opens.half = start < end || end === 0 ? 'a' : 'p'
    return start < end
  }
  if (end > start && start >= 6) return false
  opens.half = end > start || opens.hours === 12 ? 'p' : 'a'
  return true
}
