import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { describedNotThere } from './described-not-there.ts'

const look = (description: string, body: string, kind?: 'article') =>
  describedNotThere.look(
    viewOf({
      html: `<html lang="en"><head><title>Staff</title><meta name="description" content="${description}"></head><body>${body}</body></html>`,
      ...(kind ? { kind } : {}),
    }),
  )
const staff = '<h1>Our staff</h1><h2>Ada Marlow, MD</h2><p>Our doctor.</p><h2>Christina Green Halley, NP</h2>'

test('somebody in the description who is not among the staff of the page is found', () => {
  expect(look('Ada Marlow, MD. Ben Hollis, FNP. Christina Green, CRNP', staff)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '“Ben Hollis, FNP” in the description, not on the page' }],
  })
  expect(look('Meet Ada Marlow MD and Cora J. Tanner, PA-C.', staff).state).toBe('found')
})

test('so are plans that the page does not sell', () => {
  const prices = '<h1>Prices</h1><h2>Unlimited</h2><p>$159</p><h2>3x per week</h2><p>$129</p>'
  expect(look('Choose from Essentials, PLUS, or Pro membership options.', prices)).toMatchObject({
    occurrences: [{ evidence: '“Essentials”, “PLUS”, “Pro” in the description, not on the page' }],
  })
  expect(look('Choose between Gold and Silver plans.', prices).state).toBe('found')
})

test.each([
  ['all are there', 'Ada Marlow, MD, and Christina Green, NP', staff],
  ['none is: the page is about something else', 'Care by Ben Hollis, FNP.', staff],
  ['nobody is named', 'Doctors and nurses in Savannah, GA. Call us.', staff],
  ['a state is no degree', 'Care for Ada Marlow, MD and Savannah Oaks, GA', staff],
  ['plans that are there', 'Choose from Gold, Silver or Bronze plans.', '<h2>Gold</h2><h2>Silver</h2><h2>Bronze</h2>'],
  ['one plan that is written otherwise', 'Choose from Gold, Silver or Bronze plans.', '<h2>Gold</h2><h2>Silver</h2>'],
])('%s', (_, description, body) => {
  expect(look(description, body).state).not.toBe('found')
})

test('articles, and pages that a script fills, are left alone', () => {
  const description = 'Ada Marlow, MD. Ben Hollis, FNP.'
  expect(look(description, staff, 'article').state).toBe('not_applicable')
  expect(look(description, `${staff}<script src="/a.js"></script>${'<h2></h2>'.repeat(3)}`).state).toBe(
    'not_applicable',
  )
})
