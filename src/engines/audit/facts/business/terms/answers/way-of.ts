import { events, type Question, weekday } from './question.ts'

/** Said by the business that offers it, however many others it names before. */
const offers =
  '(?:now |also |still |gladly |proudly |happily |do |can )?(?:offer|provide|accept|take|serve|carry|sell|have(?! (?:both |all |always |ever )*(?:had|been|owned|grown|lived|loved|raised)\\b)|treat|see|welcome|allow|speak)'
/** Denied, or withdrawn after it was offered. */
export const denies =
  "(?:(?:do|does|can|are|is)(?: not|n['’]t)|cannot|no longer|unable to|(?:not|aren['’]t) (?:currently|presently|now)|stopped)(?: (?:currently|presently|longer|able to))*"
const verbs = '(?:offer|provid|accept|tak|do|mak|sell|hav|serv|treat|see|bill|allow|permit|carry|speak)(?:e|ing)?'
/** The sentence is at its end, or goes on to another matter: what stands between might say to whom it holds. */
export const ends = String.raw`(?= ?(?:[.!,;:)–—]|$|- |at this time\b|at the moment\b|any ?more\b|any longer\b|of any kind\b|on (?:the )?(?:premises|property|site)\b|here\b|please\b))`
const given = '(?:available|offered|accepted|welcomed?|allowed|permitted|provided|served)'
export const negated = /\b(?:not|no|never|cannot|without|longer|stopped|discontinued|suspended)\b|n['’]t\b/i
/** Of a day, of some goods, of others who bring or do it. */
const special = String.raw`\b(?:${weekday}|${events}|some|certain|select|limited|only|door ?dash|uber|grubhub|third[- ]party|other|minimum|fee|free)\b`

type Way = {
  what: string
  /** Of these one stands in any sentence that speaks of it. */
  words: readonly string[]
  /** A pattern. */
  name: string
  /** Other ways of saying so, as patterns. */
  yes?: string
  no?: string
  /** The name in a question of the page, where it is another. */
  asks?: string
  unless?: string
}

/** Something that a page offers in one sentence, and that another rules out. */
export function wayOf({ what, words, name, yes, no, asks, unless = special }: Way): Question {
  const says_yes = [
    String.raw`\bwe ${offers}\b[^.!?\n]{0,60} ${name}(?!\w)`,
    String.raw`\b${name} (?:is |are )?(?:now |also |always |gladly )?(?:available|offered|accepted|welcome|permitted|provided)\b`,
    yes ?? [],
  ].flat()
  const says_no = [
    String.raw`\b${denies} ${verbs}(?: any)? (?:[\w-]+ (?:or|and) )?${name}(?: (?:or|and) [\w-]+)?${ends}`,
    String.raw`\b${name} (?:is|are) (?:currently |now )?(?:(?:no longer|not)(?: currently)? ${given}|unavailable|discontinued|suspended|prohibited)\b`,
    String.raw`\b${name} ha(?:s|ve) (?:been |now )?(?:ended|discontinued|suspended)\b`,
    String.raw`(?<!\bfee, |\bcharge, )\b(?:sorry,? )?no ${name}(?: (?:is |are )?${given})?${ends}`,
    no ?? [],
  ].flat()
  return {
    what,
    words,
    yes: new RegExp(says_yes.join('|'), 'i'),
    no: new RegExp(says_no.join('|'), 'i'),
    unless: new RegExp(unless, 'i'),
    but: negated,
    asks: new RegExp(
      String.raw`^\W*(?:do|does|are|is|can|may|will|could)\b[^?]{0,60}\b${asks ? `(?:${asks}|${name})` : name}(?: \w+){0,3}\?`,
      'i',
    ),
    label: new RegExp(String.raw`^\W*(?:(?:free|full|local|on-?site) )?${name}\W*$`, 'i'),
  }
}
