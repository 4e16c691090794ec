import { age, type Measure } from './measures.ts'

/** "Kids of any age" are let in from birth on. */
export const leastAge: Measure = {
  sign: new RegExp(`${age.sign.source}|\\b(?:any|all) ages?\\b`, 'i'),
  read: text => (/\b(?:any age|all ages)\b/i.test(text) ? 0 : age.read(text)),
}
