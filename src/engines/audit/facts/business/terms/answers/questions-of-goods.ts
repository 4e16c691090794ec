import { type Question, weekday } from './question.ts'
import { negated } from './way-of.ts'

const verbs =
  '(?:take|accept|haul(?: away| off)?|remove|transport|move|recycle|pick up|collect|dispose of|buy|handle|clean|store)'
/** What is taken wet or dry, with or without its oil, at another price. */
const in_part =
  'only|dried|dry|latex|liquid|wet|oil[- ]based|must|drained|unless|other|some|certain|fee|extra|surcharge|yourself|you can|heavy|large|more than|over'

/** Goods that one page takes along, and another turns away. */
const taking = (what: string, words: readonly string[], name: string): Question => ({
  what: `taking ${what}`,
  words,
  yes: new RegExp(
    String.raw`\bwe (?:(?:will|can|do|also|gladly|happily|even|safely) ){0,2}${verbs}\b[^.!?:\n]{0,80}\b${name}\b`,
    'i',
  ),
  no: new RegExp(
    String.raw`\b(?:cannot|can['’]t|do(?: not|n['’]t)|unable to|not (?:allowed|permitted|able) to|no longer|won['’]t|will not) (?:legally )?${verbs}\b[^.!?\n]{0,80}\b${name}\b`,
    'i',
  ),
  unless: new RegExp(String.raw`\b(?:${in_part}|${weekday})\b`, 'i'),
  but: negated,
})

export const questionsOfGoods: readonly Question[] = [
  taking('propane tanks', ['propane'], 'propane(?: tanks?)?'),
  taking('tires', ['tires'], 'tires'),
  taking('mattresses', ['mattresses'], 'mattresses'),
  taking('refrigerators', ['refrigerators', 'fridges'], '(?:refrigerators|fridges)'),
  taking('pianos', ['pianos'], 'pianos'),
  taking('batteries', ['batteries'], 'batteries'),
  taking('chemicals', ['chemicals'], 'chemicals'),
  taking('asbestos', ['asbestos'], 'asbestos'),
  taking('hot tubs', ['tubs'], 'hot tubs'),
  taking('dirt', ['dirt'], 'dirt'),
  taking('televisions', ['televisions', 'tvs'], '(?:televisions|tvs)'),
]
