import { sentenceAround } from '#src/engines/audit/facts/business/terms/sentence.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Somebody can be reached at any hour, in whatever matter; and a page that speaks of emergencies, for which alone that may hold. */
export const clock_terms = { reached: 'open: reached always', emergencies: 'open: emergencies' } as const

const written =
  /\b(?:24 ?\/ ?7|24 hours(?: a day| per day)?|(?:a)?round[- ]the[- ]clock|any ?time|day (?:or|and) night)\b/gi
/** One look that spares most texts the other. */
const signs = /24|e[ -]clock|e Clock|E CLOCK|ny ?time|ny Time|NY ?TIME|[dr] night|[dr] Night|[DR] NIGHT/
const reached =
  /\b(?:we|we['’]re|you can)\b[^.;]{0,30}\b(?:available|here|there|reach)\b|^\W*(?:(?:always |we['’]re )?available|(?:call|contact|reach|text|phone)(?: us)?|availability:?) (?:us )?24|24 ?\/ ?7 (?:availability|service)\W*$/i
/** "Call us anytime": more words around it are a politeness. */
const called =
  /^\W*(?:please )?(?:call|phone|ring|reach)(?: us| me| now| today)?,? (?:at )?(?:any ?time|(?:any ?time,? )?day (?:or|and) night|24 hours(?: a day)?|(?:a)?round[- ]the[- ]clock)\W*$|\b(?:we|we['’]re|our (?:team|staff))\b[^.;]{0,20}\b(?:available|here|answer (?:the|our|your) (?:phones?|calls?))\b[^.;]{0,20}\b(?:24 hours(?: a day)?|(?:a)?round[- ]the[- ]clock|day (?:or|and) night)\b/i
/** Said of a phone, which is no answering machine. */
const not_people =
  /\b(?:emergenc\w*|urgent\w*|support|monitor\w*|online|web\w*|chat|access|voicemail|e-?mails?|text|security|alarm|hotline|if|until|not|no|most|some|leave|message|machines?)\b|n['’]t\b|[“”"?]/i
/** Of something else than people, or in part. */
const of_others =
  /\b(?:emergenc\w*|urgent\w*|support|monitor\w*|online|website|web|chat|portal|access|answer\w*|voicemail|e-?mails?|order\w*|book\w*|schedul\w*|quotes?|request\w*|security|surveillance|atm|kiosk|pump\w*|drop|gym|self|vending|tow\w*|roadside|hotline|helpline|machine|if|until|not|no|other\w*|many|most|some)\b|n['’]t\b|[“”"?]/i
const longest = 160
/** The cord by which a door is opened by hand, and the brake of a car, help nobody at night. */
const in_need =
  /mergenc(?!y (?:[Rr]elease|[Cc]ord|[Cc]able|[Hh]andle|[Ee]xits?|[Bb]rakes?|[Ll]ight|[Cc]ontact))|MERGENC|rgent|fter[ -]hours/

const toldIn = (sentence: string): string | null =>
  sentence.length <= longest &&
  ((sentence.includes('24') && reached.test(sentence) && !of_others.test(sentence)) ||
    (called.test(sentence) && !not_people.test(sentence)))
    ? sentence.trim()
    : null

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
  if (in_need.test(said)) add(clock_terms.emergencies, '', { line: 1, offset: 0 })
  const [meta] = found.metas.filter(({ name, content }) => name === 'description' && signs.test(content))
  if (meta) {
    if (in_need.test(meta.content)) add(clock_terms.emergencies, '', meta)
    const shown = meta.content.split(/(?<=[.!?]) /).find(one => toldIn(one) !== null)
    if (shown !== undefined) add(clock_terms.reached, shown, meta)
  }
  if (!signs.test(said)) return told
  for (const { index } of said.matchAll(written)) {
    const { from, to } = sentenceAround(said, index)
    const shown = toldIn(said.slice(from, to))
    if (shown === null) continue
    add(clock_terms.reached, shown, text.placeAt(index))
    break
  }
  return told
}
