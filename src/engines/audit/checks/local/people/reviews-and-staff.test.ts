import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const state = (id: string, body: string) =>
  localOutcome(id, [{ html: htmlWith([], body), url: 'https://www.callowayplumbing.com/' }]).state

const review = '<p>They saved our basement on a Sunday night, and charged what they had said.</p>'
const other = '<p>Ray came within the hour and told us the price before he opened his bag of tools.</p>'

test('one review under two names is found', () => {
  const look = (body: string) => state('review-under-two-names', body)
  const heading = '<h2>What our customers say</h2>'
  expect(look(`${heading}${review}<h4>Maria T.</h4>${review}<h4>Ron Keller</h4>`)).toBe('found')
  expect(look(`${heading}<b>Maria T.</b>${review}<b>Ron K., Macon</b>${review}`)).not.toBe('not_applicable')
  expect(look(`${heading}${review}<p>— Maria T.</p>${other}<p>— Ron K.</p>`)).toBe('ok')
  expect(look(`${heading}${review}<p>— Maria T.</p>${other}<p>— Ron K.</p>${review}<p>— Maria T.</p>`)).toBe('ok')
  const made_up = '<p>Lorem ipsum dolor sit amet consectetur adipisicing elit, blanditiis quos harum quo.</p>'
  expect(look(`${heading}${made_up}<h4>Maria T.</h4>${made_up}<h4>Ron Keller</h4>`)).toBe('ok')
  const services = `${review}<h4>Drain Cleaning</h4>${review}<h4>Water Heaters</h4>`
  expect(look(`${heading}${other}<p>— Ron K.</p><h2>Our Services</h2>${services}`)).toBe('ok')
})

test.each(['Our attorneys fight for you.', 'Our dentists take care of your teeth.', 'Meet our talented stylists.'])(
  'people of another trade are found: %s',
  text => {
    expect(state('staff-of-another-trade', `<h1>Plumber</h1><p>${text}</p>`)).toBe('found')
  },
)

test.each([
  '<p>Our plumbers and our electricians come today.</p>',
  '<p>Your dentist and your lawyer are our customers.</p>',
  '<h2>Legal services</h2><p>Our attorneys fight for you.</p>',
  '<blockquote>Our attorneys were late, and Ray was not.</blockquote>',
])('people who may well work there are none: %s', body => {
  expect(state('staff-of-another-trade', body)).toBe('ok')
})

test('a title that names no trade says nothing of who works there', () => {
  const html = '<title>Welcome</title><p>Our attorneys fight for you.</p>'
  expect(localOutcome('staff-of-another-trade', [{ html }]).state).toBe('not_applicable')
})
