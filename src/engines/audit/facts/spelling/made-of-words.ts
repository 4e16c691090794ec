import { commonnessOf } from './common-words.ts'
import { isKnown } from './known-words.ts'

const beginning =
  /^(?:anti|auto|bio|counter|cross|cyber|eco|electro|geo|hydro|hyper|inter|macro|mega|micro|mid|mini|multi|neuro|non|off|ortho|out|over|peri|photo|pre|pro|re|self|semi|sub|super|tele|thermo|trans|ultra|un|under|up)/
const ending =
  /(?:able|ability|aholic|ers?|ish|ists?|ize[ds]?|izing|ization|less|like|maker|making|man|men|ness|proof|s|ship|side|ville|wards?|ware|wear|wide|wise|woman|women|works?|(?<!l)y)$/
/** "Helpfull" and "tommorow" are no words made of two. */
const part_of_slips = /^(?:full|row|tion|able|ally|sing|ting|ring|ding|ning)$/
const short = new Set(
  'air all art bar bath bed big box boy car cat cup cut day dog dry ear egg end eye far fit fun gas gel gum hand hot ice jet job key kid lab law leg lip low mat mow net new off oil old one out pad pay pet pie pig pin pit pop pot pre pro run sea set shop sky sod spa sub sun tax tea tie tip top toy tub two van vet wax way web wet wig zip'.split(
    ' ',
  ),
)

function isWhole(part: string): boolean {
  if (part.length === 3) return short.has(part)
  if (part_of_slips.test(part)) return false
  return (commonnessOf(part) ?? 4) <= (part.length === 4 ? 2 : 3)
}

/** "Presssure" and "injuryy" are no words made of two, either. */
const stuttered = /(.)\1\1|ss$|yy$|rr$/

/** "Seeders" and "jetters": a whole word, its last letter doubled or not, with an ending. */
function endsWhole(word: string): boolean {
  const ended = ending.exec(word)?.[0]
  if (!ended) return false
  const stem = word.slice(0, -ended.length)
  if (isWhole(stem)) return true
  return /^ers?$/.test(ended) && /([bdgmnprt])\1$/.test(stem) && short.has(stem.slice(0, -1))
}

/** Words made of others: "lawncare", "rehydrating", "grouters". They are written so, whether a dictionary has them or not. */
export function isMadeOfWords(word: string): boolean {
  if (stuttered.test(word)) return false
  const begun = beginning.exec(word)?.[0]
  const rest = begun ? word.slice(begun.length) : ''
  if (begun && (isWhole(rest) || endsWhole(rest))) return true
  if (endsWhole(word)) return true
  for (let at = 3; at <= word.length - 3; at++) {
    if (isWhole(word.slice(0, at)) && isWhole(word.slice(at))) return true
  }
  return false
}

const little = new Set(
  'about after and are because before but can every for from has have into many more most must not our should that the their them then these they this very was were what when which while will with would you your'.split(
    ' ',
  ),
)

/** Two words run together, both long or one never part of another: "longereliminate", "ourteam", "causegenerally". */
export function runTogether(word: string): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    // "Recordkeeping" is what somebody does, and written in one.
    const is_run = isLoose(one) || isLoose(other) ? isSaid(one) && isSaid(other) : isLong(one) && isLong(other)
    if (is_run && !(isLong(one) && /(?:ing|ers?)$/.test(other))) return `${one} ${other}`
  }
  return undefined
}

const isLong = (part: string) => part.length >= 6 && (commonnessOf(part) ?? 4) <= 2
const isLoose = (part: string) => little.has(part) || (part.length >= 6 && part.endsWith('ly'))
const isSaid = (part: string) =>
  little.has(part) ||
  (part.length >= 4 && (commonnessOf(part) ?? 4) <= (part.length === 4 ? 1 : 3)) ||
  (part.length >= 7 && isKnown(part))
