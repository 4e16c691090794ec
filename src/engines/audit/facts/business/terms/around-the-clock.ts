import { detached } from '../../detached.ts'
import type { PageText } from '../../finish/page-text.ts'
import type { Reading } from '../../reading/reading.ts'
import type { TermFact } from '../../types/business-facts.ts'
import { sentenceAround } from './sentence.ts'

/** Somebody can be reached at any hour, in whatever matter; and a page that speaks of emergencies, for which alone that may hold. */
export const clock_terms = { reached: 'open: reached always', emergencies: 'open: emergencies' } as const

const written = /\b24 ?\/ ?7\b/g
const reached =
  /\b(?:we|we['’]re|you can)\b[^.;]{0,30}\b(?:available|here|there|reach)\b|^\W*(?:(?:always |we['’]re )?available|(?:call|contact|reach|text|phone)(?: us)?|availability:?) (?:us )?24|24 ?\/ ?7 (?:availability|service)\W*$/i
/** Of something else than people, or in part. */
const of_others =
  /\b(?:emergenc\w*|urgent\w*|support|monitor\w*|online|website|web|chat|portal|access|answer\w*|voicemail|e-?mails?|order\w*|book\w*|schedul\w*|quotes?|request\w*|security|surveillance|atm|kiosk|pump\w*|drop|gym|self|vending|tow\w*|roadside|hotline|helpline|machine|if|until|not|no|other\w*|many|most|some)\b|n['’]t\b|[“”"?]/i
const longest = 160
const in_need = ['mergenc', 'MERGENC', 'rgent', 'fter hours', 'fter-hours']

const toldIn = (sentence: string): string | null =>
  sentence.length <= longest && reached.test(sentence) && !of_others.test(sentence) ? sentence.trim() : null

/** Where a page says that it can be reached around the clock, and whether it speaks of emergencies. */
export function aroundTheClock({ found }: Reading, text: PageText): TermFact[] {
  const { said } = text
  const told: TermFact[] = []
  const add = (what: string, shown: string, place: { line: number; offset: number }) =>
    told.push({
      what,
      value: 1,
      text: detached(shown.replace(/\s+/g, ' ').slice(0, 110)),
      line: place.line,
      offset: place.offset,
    })
  if (in_need.some(part => said.includes(part))) add(clock_terms.emergencies, '', { line: 1, offset: 0 })
  const [meta] = found.metas.filter(({ name, content }) => name === 'description' && content.includes('24'))
  if (meta) {
    if (in_need.some(part => meta.content.includes(part))) add(clock_terms.emergencies, '', meta)
    const shown = meta.content.split(/(?<=[.!?]) /).find(one => one.includes('24') && toldIn(one) !== null)
    if (shown !== undefined) add(clock_terms.reached, shown, meta)
  }
  if (!/24 ?\/ ?7/.test(said)) return told
  for (const { index } of said.matchAll(written)) {
    const { from, to } = sentenceAround(said, index)
    const shown = toldIn(said.slice(from, to))
    if (shown === null) continue
    add(clock_terms.reached, shown, text.placeAt(index))
    break
  }
  return told
}
