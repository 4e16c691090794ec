import { expect, test } from 'vitest'
import { rightArticle, wrongArticleIn } from './wrong-article.ts'

/** The sentence is parted behind the article. */
function slipIn(sentence: string): string | undefined {
  const [, before = '', after = ''] = /^(.*?\ban? )(.*)$/i.exec(sentence) ?? []
  return wrongArticleIn(before, after)
}

test.each([
  ['Ready for a Orlando estimate?', 'an Orlando'],
  ['He did a excellent job with the roof.', 'an excellent'],
  ['Don’t live with a aging or oversized heater.', 'an aging'],
  ['Get an free consultation with us, from the owner.', 'a free'],
  ['We are an unique shop for you.', 'a unique'],
  ['It takes about a hour of your time.', 'an hour'],
  ['The visit ends with an Scalp massage and a cut.', 'a Scalp'],
  ['How do I get a access road estimate?', 'an access'],
  ['the charging an discharging of the cell', 'and discharging'],
  ['We have a urgent need of the part.', 'an urgent'],
])('%s', (sentence, meant) => {
  expect(rightArticle(slipIn(sentence) ?? '')).toBe(meant)
})

test.each([
  'We offer a unique, a used and a one-off part for you.',
  'a European car of the year',
  'That is a unanimous choice for you.',
  'An hour with an honest man, and an heirloom for you',
  'It is an historic house of the town.',
  'Take vitamin a orally with the meal.',
  'A medida que volvamos a abrir, continuaremos',
  'Bienvenido a Orlando, la ciudad',
  'Option a and option b are for you.',
  'See 153:10-a and the rest of it.',
  'Parent A estimated net income of the month',
  'an SUV, an MRI or an HVAC unit for you',
  'an mba of the school',
  'A user of the site',
  'a united team for you',
])('%s stands right', sentence => {
  expect(slipIn(sentence)).toBeUndefined()
})
