import { expect, test } from 'vitest'
import { isKnown, isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'
import { runTogether } from '#src/engines/audit/facts/spelling/made-of-words.ts'
import { meantBy, meantByCapital } from '#src/engines/audit/facts/spelling/meant-by.ts'
import { meantTwiceOver } from '#src/engines/audit/facts/spelling/two-edits.ts'

test('words of every English, of trades and names are known, and slips are not', () => {
  for (const word of 'plumbing colour aluminium charcuterie hvac calloway savannah'.split(' '))
    expect(isKnown(word)).toBe(true)
  for (const word of 'plumbng leetuce calowayy'.split(' ')) expect(isKnown(word)).toBe(false)
  expect([isNameOfSomebody('calloway'), isNameOfSomebody('plumbing')]).toEqual([true, false])
})

test.each([
  ['plumbng', 'plumbing'],
  ['airpot', undefined],
  ['aiport', 'airport'],
  ['begining', 'beginning'],
  ['hosue', 'house'],
  ['equipments', undefined],
  ['hardscape', undefined],
  ['jetters', undefined],
  ['overseeders', undefined],
  ['resedential', 'residential'],
  ['isuue', 'issue'],
  ['presssure', 'pressure'],
  ['injuryy', 'injury'],
  ['facal', 'facial'],
  ['relaxtion', 'relaxation'],
  ['seamlees', 'seamless'],
  ['goood', 'good'],
  ['teethy', undefined],
  ['newpapers', 'newspapers'],
  ['demonstations', 'demonstrations'],
  ['unbelieveable', 'unbelievable'],
  ['restained', undefined],
  ['dogwalker', undefined],
  ['homestyle', undefined],
])('by %s is meant %s', (written, meant) => {
  expect(meantBy(written)).toBe(meant)
})

test.each([
  ['satelite', 'satellite'],
  ['serivces', 'services'],
  ['whiplsh', 'whiplash'],
  ['waterprof', 'waterproof'],
  ['humminbird', undefined],
  ['generac', undefined],
  ['dometic', undefined],
  ['sportage', undefined],
  ['humana', undefined],
])('with a capital %s is %s', (written, meant) => {
  expect(meantByCapital(written)).toBe(meant)
})

test('long words are known with two slips in them, shorter ones are not', () => {
  expect(meantTwiceOver('convienence')).toBe('convenience')
  expect(meantTwiceOver('plmubng')).toBeUndefined()
  expect(meantTwiceOver('addional')).toBe('additional')
  expect(meantTwiceOver('chardonel')).toBeUndefined()
})

test.each([
  ['ourteam', 'our team'],
  ['verylocalized', 'very localized'],
  ['lawncare', undefined],
  ['recordkeeping', undefined],
  ['foreword', undefined],
])('%s run together of: %s', (written, words) => {
  expect(runTogether(written)).toBe(words)
})
