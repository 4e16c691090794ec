import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const whole =
  'My husband called and they got us in the next day. Fixed and ready to go by Wednesday. You have us for life.'
const card = (words: string, name = 'Dawn Keller') => `<p>“${words}”</p><p>— ${name}</p>`
const look = (one: string, other: string) =>
  localOutcome('review-in-other-words', [
    { html: htmlWith([], one) },
    { html: htmlWith([], other), url: 'https://www.calloway.example/inner.html', kind: 'service' },
  ])
const changed = 'My husband had a truck and Calloway got us in the next day. Fixed and ready to go by Wednesday.'

test('one customer who is quoted in two wordings is found', () => {
  expect(look(card(whole), card(changed))).toMatchObject({
    occurrences: [{ evidence: expect.stringMatching(/^“My husband had a truck.*“My husband called/) }],
  })
})

test.each([
  'Fixed and ready to go by Wednesday. You have us for life, and that is sure.',
  'My husband called and they got us in the next day … You have us for life.',
  'They came back in winter and mended the heater in an hour, and the price was fair.',
])('what is left out, or another matter, is not: %s', other => {
  expect(look(card(whole), card(other)).state).not.toBe('found')
})

test('another customer may say nearly the same', () => {
  expect(look(card(whole), card(changed, 'Joan Price')).state).not.toBe('found')
  expect(look(card(whole, 'Dawn K.'), card(changed, 'Dawn K.')).state).not.toBe('found')
})

test('a first name is enough where so many words in a row are the same', () => {
  const told = 'Our dog had an accident and our robot vacuum rolled over it and all over the office.'
  const reworded = 'Our dog had an accident and our robot vacuum rolled it all over the office.'
  expect(look(card(told, 'Ema, Google Review'), card(reworded, 'Ema, Google Review')).state).toBe('found')
  expect(look(card(told, 'Ema R.'), card(reworded, 'Ema R.')).state).toBe('found')
  expect(look(card(told, 'Ema R.'), card(reworded, 'Ema T.')).state).not.toBe('found')
})

test('wordings that begin alike are told from where they part', () => {
  const begin = 'They came the same afternoon and mended the heater that two others had given up on. '
  const one = card(`${begin}Since then we just call them every few months and never wait.`)
  const other = card(`${begin}Since then we call them every few months and never wait.`)
  expect(look(one, other)).toMatchObject({
    occurrences: [{ evidence: expect.stringMatching(/^“….*Since then we call.*“….*Since then we just call/) }],
  })
})
