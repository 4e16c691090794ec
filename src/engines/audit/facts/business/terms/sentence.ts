import type { PageText } from '../../finish/page-text.ts'

/** So far to either side. */
export const longest_sentence = 160
const isStop = (code: number) => code === 46 || code === 33 || code === 63

/** From where to where the sentence goes that a place stands in: a line ends it, or a stop with space behind it. */
export function sentenceAround(text: string, at: number): { from: number; to: number } {
  const least = Math.max(0, at - longest_sentence)
  const most = Math.min(text.length, at + longest_sentence)
  let from = at
  while (from > least && !endsBefore(text, from)) from--
  let to = at
  while (to < most && !endsAfter(text, to)) to++
  return { from, to: to < most && isStop(text.charCodeAt(to)) ? to + 1 : to }
}

function endsBefore(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  return before === 10 || (before === 32 && at > 1 && isStop(text.charCodeAt(at - 2)) && !isShort(text, at - 2))
}

function endsAfter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code === 10) return true
  const next = text.charCodeAt(at + 1)
  return isStop(code) && (next === 32 || next === 10 || at + 1 === text.length) && !isShort(text, at)
}

/** "Until 5 p.m. On Fridays we close at noon." */
const begins_anew =
  /^ (?:(?:On|We|Our|The|Please|For|If|You|Call|It|There|In|All|No|This|To|Walk)\b|(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|East|Cent|Pac|Mount|Week|Daily|Every|Noon|Clos|Open)[a-z]*)[A-Z][a-z]+ [a-z]{2})/

/** "a.m.", "St.", "Dr.": the stop of a short word in the midst of a sentence. */
function isShort(text: string, stop: number): boolean {
  if (text.charCodeAt(stop) !== 46) return false
  const before = text.slice(Math.max(0, stop - 7), stop)
  if (!/(?:^|[\s.(])(?:[a-z]|mr|mrs|ms|dr|st|ave|approx|min|hrs?|sq|ft)$/i.test(before)) return false
  return !(/\d ?[ap]\.m$/i.test(before) && begins_anew.test(text.slice(stop + 1, stop + 30)))
}

const longest_label = 40

const number_alone = /^\d{1,3}(?:,?\d{3})?(?:\.\d)? ?\+?$/

/** "25+" over "Years of experience": the number that stands in a block or on a line of its own before that of a place. */
export function numberOver(text: PageText, at: number, block = text.blockAt(at)): string {
  const label = text.blocks[block]
  if (label === undefined || label.text.length > longest_label || at === 0) return ''
  const line = label.text.lastIndexOf('\n', Math.max(0, at - label.start - 1))
  const before = line < 0 ? (text.blocks[block - 1]?.text ?? '') : label.text.slice(0, line)
  const counted = line < 0 && /^0\s?\+?$/.test(before) ? text.countedIn(block - 1) : undefined
  const number = counted === undefined ? before.trim() : before.replace('0', String(counted))
  return before.length <= 8 && number_alone.test(number) ? `${number} ` : ''
}
