import { expect, test } from 'vitest'
import { keywordFault, keywordKey, suggestKeywords } from '#src/domain/onboarding/keywords.ts'
import { fc } from '#tests/support/runner/properties.ts'

test.each(['plumber', 'café near me', '24 hour locksmith tampa', 'st. augustine roofer', 'أفضل سباك', 'A/C repair'])(
  '%s is a keyword',
  keyword => {
    expect(keywordFault(keyword)).toBeUndefined()
  },
)

test.each([
  ['a', 'at least two letters'],
  ['x'.repeat(81), '80 characters'],
  ['https://reyes.example/plumber', 'not a web address'],
  ['www.reyes-plumbing', 'not a web address'],
  ['reyesplumbing.com', 'not a web address'],
  ['90210', 'numbers alone'],
  ['!!', 'Please write words'],
])('%s is refused, because %s', (keyword, why) => {
  expect(keywordFault(keyword)).toContain(why)
})

test('phrases that differ in capitals and spaces are one', () => {
  expect(keywordKey('  Plumber   Tampa ')).toBe(keywordKey('plumber tampa'))
})

const trades = [
  { category: 'Plumber', city: 'Jacksonville', state: 'FL' },
  { category: 'Drainage service', city: 'Macon', state: 'GA' },
]

test('suggestions join each trade with its town, the first trade first', () => {
  expect(suggestKeywords(trades, 5)).toEqual([
    'plumber jacksonville',
    'drainage service macon',
    'plumber near me',
    'drainage service near me',
    'plumber in jacksonville florida',
  ])
  expect(suggestKeywords([{ category: '', city: 'Macon', state: 'GA' }], 5)).toEqual([])
})

test('no suggestion comes twice, and each is a keyword', () => {
  const trade = fc.record({
    category: fc.constantFrom('Plumber', 'Roofing contractor', ''),
    city: fc.constantFrom('Tampa', 'St. Augustine', ''),
    state: fc.constantFrom('FL', 'GA'),
  })
  fc.assert(
    fc.property(fc.array(trade), fc.nat(20), (some, most) => {
      const suggested = suggestKeywords(some, most)
      expect(suggested.length).toBeLessThanOrEqual(most)
      expect(new Set(suggested).size).toBe(suggested.length)
      expect(suggested.map(keywordFault).filter(Boolean)).toEqual([])
    }),
  )
})
