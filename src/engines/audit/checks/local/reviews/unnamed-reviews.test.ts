import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { unnamedReviews } from './unnamed-reviews.ts'

const look = (...signatures: string[]) =>
  unnamedReviews.look(viewOf({ html: signatures.map(one => `<p>They came at once.</p><cite>${one}</cite>`).join('') }))
    .state

test('a town is no name, and neither is where it was written', () => {
  expect(look('— Savannah Homeowner', '— Tybee Island Resident')).toBe('found')
  expect(look('- Happy Parent, Savannah', '- Grateful Mom')).toBe('found')
  expect(look('Verified Google Review', '— Verified Google Review')).toBe('found')
})

test('quote and signature may stand in one line', () => {
  const quotes = ['— Local Customer', '— Property Owner', '— Homeowner'].map(
    one => `<p>“Fair price, no stress.” ${one}</p>`,
  )
  expect(unnamedReviews.look(viewOf({ html: quotes.join('') }))).toMatchObject({
    occurrences: [{ evidence: '“— Local Customer”, 3 times' }],
  })
  expect(unnamedReviews.look(viewOf({ html: '<p>“Fair price.” — Ann L.</p><p>“Quick.” — Bo Lee</p>' })).state).toBe(
    'ok',
  )
  expect(look('— Google Review', '— Nextdoor Review, Savannah')).toBe('found')
})

test('the only review of a page needs no other beside it', () => {
  const quoted = '<p>They fixed the leak within the hour and left the kitchen clean.</p>'
  const page = (html: string) => unnamedReviews.look(viewOf({ html: quoted + html })).state
  expect(page('<cite>— Savannah Homeowner</cite>')).toBe('found')
  expect(page(`<cite>— Savannah Homeowner</cite>${quoted}<cite>— Ann Lee</cite>`)).toBe('ok')
  expect(page('<p>Savannah Homeowner</p>')).toBe('ok')
})

test.each([
  ['— Maria T., Savannah Homeowner', '— Ann Lee, Resident'],
  ['— Savannah Homeowner', '— Ann Lee'],
  ['Savannah Homeowner', 'Commercial Client'],
])('names are: %s, %s', (one, other) => {
  expect(look(one, other)).toBe('ok')
})

test('a month is no name, unless a name stands beside the review', () => {
  const quoted = '<p>They fixed the leak within the hour and left the kitchen clean.</p>'
  const page = (html: string) => unnamedReviews.look(viewOf({ html })).state
  const dated = `${quoted}<cite>— March 2023</cite>`
  expect(page(`${dated}${quoted}<cite>— July, 2022</cite>`)).toBe('found')
  expect(page(`<h3>Ann Lee</h3>${dated}<h3>Bo Quill</h3>${quoted}<cite>— July 2022</cite>`)).toBe('ok')
  expect(page(`${dated}<p>Ann Lee</p>${quoted}<cite>— July 2022</cite><p>Bo Quill</p>`)).toBe('ok')
})
