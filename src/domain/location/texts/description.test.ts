import { expect, test } from 'vitest'
import { refusals, taken, warnings } from '#tests/support/locations/check-sample.ts'
import { processorTime } from '#tests/support/machine/processor-time.ts'
import { fc } from '#tests/support/runner/properties.ts'

test.each([
  'Two brothers who mend pipes. Open since 2008, in 3 counties.',
  'We speak English & Spanish. Ask for Ada!',
  'A wine bar < 10 tables, 5 > 3.',
  'مطعم عائلي 🌮',
  'Members of AAA and the BBB.',
  'Mr.Okafor mends pipes.',
])('%s is fine', description => {
  expect(warnings({ description })).toEqual([])
  expect(taken({ description }).description).toBe(description)
})

test.each([
  ['We are <b>good</b>', 'description_html'],
  ['<script>alert(1)</script>', 'description_html'],
  ['Fish &amp; chips', 'description_html'],
  ['<!-- hidden -->', 'description_html'],
])('%s is refused: %s', (description, code) => {
  expect(refusals({ description })).toContain(`description ${code}`)
})

test.each([
  ['Visit https://okafor.example today', 'description_web_address'],
  ['Visit www.okafor.example', 'description_web_address'],
  ['Visit okafor.com today', 'description_web_address'],
  ['Write to ada@okafor.example', 'description_web_address'],
  ['Call (904) 630-4000', 'description_phone'],
  ['Call 904.630.4000', 'description_phone'],
  ['Drains from $99', 'description_price'],
  ['Drains for 99 dollars', 'description_price'],
  ['20% off this week', 'description_promotion'],
  ['Ask for our special offer', 'description_promotion'],
  ['WE MEND PIPES AND DRAINS EVERYWHERE', 'description_all_capitals'],
  ['We are the BEST PLUMBERS AROUND in town', 'description_all_capitals'],
])('%s asks for a reason: %s', (description, code) => {
  expect(refusals({ description })).toEqual([])
  expect(warnings({ description })).toEqual([code])
})

test('750 characters are taken and 751 are not', () => {
  expect(refusals({ description: 'e'.repeat(750) })).toEqual([])
  expect(refusals({ description: 'e'.repeat(751) })).toEqual(['description too_long'])
})

test('the longest texts that come so far are read at once', () => {
  const readAll = () => {
    for (const unit of ['a-', '<', '1', 'A ', '&', '$ ', '(', 'a.', 'A\u0301', '\u0301']) {
      refusals({ description: unit.repeat(750 / unit.length), name: unit.repeat(125 / unit.length) })
      refusals({ description: `a${unit.repeat(4_400 / unit.length)}` })
    }
  }
  expect(processorTime(readAll)).toBeLessThan(1_000)
})

const words = fc.stringMatching(/^(?:[a-z]{1,8} ){0,12}$/)

test('a web address or a number asks for a reason wherever it stands between words', () => {
  const thing = fc.constantFrom(
    ['https://okafor.example', 'description_web_address'],
    ['okafor.com', 'description_web_address'],
    ['(904) 630-4000', 'description_phone'],
    ['+1 904.630.4000', 'description_phone'],
  )
  fc.assert(
    fc.property(words, thing, words, (before, [written, code], after) => {
      const description = `${before}${written} ${after}`
      expect(refusals({ description })).toEqual([])
      expect(warnings({ description })).toContain(code)
      expect(warnings({ description: `${before}${after}` })).toEqual([])
    }),
  )
})

test('markup is refused wherever it stands between words', () => {
  const thing = fc.constantFrom(['<em>', 'description_html'], ['&nbsp;', 'description_html'])
  fc.assert(
    fc.property(words, thing, words, (before, [written, code], after) => {
      expect(refusals({ description: `${before}${written} ${after}` })).toContain(`description ${code}`)
      expect(refusals({ description: `${before}${after}` })).toEqual([])
    }),
  )
})

test('a text of several lines keeps them, and nothing else that cannot be seen', () => {
  expect(taken({ description: 'One\n\tTwo' }).description).toBe('One\n\tTwo')
  for (const hidden of ['\u0000', '\u0007', '\u001B', '\uD83D']) {
    expect(refusals({ description: `One${hidden}Two` })).toEqual(['description hidden_characters'])
  }
})
