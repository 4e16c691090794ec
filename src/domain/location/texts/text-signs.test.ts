import { expect, test } from 'vitest'
import { processorTime } from '#tests/support/machine/processor-time.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { perceivedLength } from './perceived-length.ts'
import { holdsHtml, holdsPhone, holdsWebAddress, isAllCapitals } from './text-signs.ts'

test.each([
  '(904) 630-4000',
  '904-630-4000',
  '904.630.4000',
  '9046304000',
  '+1 904 630 4000',
  '1-904-630-4000',
  'x904 630 4000x',
])('%s is a phone number', text => {
  expect(holdsPhone(text)).toBe(true)
})

test.each(['630-4000', '2008-03-15', '12345678901234', '32202-1234', '$1,904,630', '904 630 400'])(
  '%s is no phone number',
  text => {
    expect(holdsPhone(text)).toBe(false)
  },
)

test.each([
  'https://x',
  'HTTP://x',
  'www.x',
  'okafor.com',
  'Okafor.NET',
  'a-b.org',
  'ada@okafor.example',
  'xn--a.shop',
])('%s is a web or mail address', text => {
  expect(holdsWebAddress(text)).toBe(true)
})

test.each(['okafor.company', 'St. Info', 'No.1', 'e.g. this', 'com', '.com', 'Mr.Cook', 'a @ b', 'us. And'])(
  '%s is none',
  text => {
    expect(holdsWebAddress(text)).toBe(false)
  },
)

test.each(['<b>', '</p>', '<img src=x onerror=alert(1)>', '<!doctype html>', '&amp;', '&#39;', '&#x27;', '<br/>'])(
  '%s is HTML',
  text => {
    expect(holdsHtml(text)).toBe(true)
  },
)

test.each(['1 < 2', 'a <3 b', 'R&D; x', 'Fish & chips', '<', '< b>', '&;'])('%s is none', text => {
  expect(holdsHtml(text)).toBe(false)
})

test('a text is all capitals where it has enough letters and no small one', () => {
  expect(isAllCapitals('PLUMBER', 6)).toBe(true)
  expect(isAllCapitals('PLUMBER 24', 6)).toBe(true)
  expect(isAllCapitals('PLUMBEr', 6)).toBe(false)
  expect(isAllCapitals('AAA', 6)).toBe(false)
  expect(isAllCapitals('مطعم النخيل', 6)).toBe(false)
  expect(isAllCapitals('МОСКВА', 6)).toBe(true)
})

test.each([
  ['', 0],
  ['abc', 3],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦', 1],
  ['🇺🇸🇺🇸', 2],
  ['👍🏽', 1],
  ['نخيل', 4],
  ['a\r\nb', 3],
])('%j has %i characters as people see them', (text, length) => {
  expect(perceivedLength(text)).toBe(length)
})

test('people never see more characters than there are code units', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => perceivedLength(text) <= text.length))
})

test('each sign is looked for in time that grows with the text and no faster', () => {
  const units = ['a-', '(', '1', '<a', '&a', 'a@', 'www', 'http', '904 ', 'a.', 'A']
  for (const unit of units) {
    const text = unit.repeat(200_000 / unit.length)
    const look = () => [holdsPhone(text), holdsWebAddress(text), holdsHtml(text), isAllCapitals(text, 6)]
    expect(processorTime(look), unit).toBeLessThan(1_500)
  }
})
