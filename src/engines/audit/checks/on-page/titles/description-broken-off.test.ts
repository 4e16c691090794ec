import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { descriptionBrokenOff } from './description-broken-off.ts'

const sentence = 'We install and repair flat roofs for homes, garages and shops in Savannah, Pooler and Tybee Island'
const page = (description: string, body = '') =>
  viewOf({
    html: `<html><head><title>Roofs</title>\n<meta name="description" content="${description}"></head><body>${body}</body></html>`,
  })

test.each([
  [
    `${sentence}, and each of them is built to be dependa`,
    `<p>${sentence}, and each of them is built to be dependable.</p>`,
  ],
  [`${sentence} and we stand behind each of the`, ''],
  [`${sentence}, on time,`, ''],
])('a description that was cut is found: %s', (description, body) => {
  expect(descriptionBrokenOff.look(page(description, body))).toMatchObject({
    state: 'found',
    occurrences: [{ line: 2, evidence: `“…${description.slice(-60)}”` }],
  })
})

test('dots where the page goes on in the same line were put there by a program', () => {
  const begun = 'We install and repair flat roofs for homes, garages and shops'
  const found = { state: 'found', occurrences: [{ evidence: `“${`${begun}…`.slice(-60)}”` }] }
  expect(descriptionBrokenOff.look(page(`${begun}…`, `<p>${sentence}.</p>`))).toMatchObject(found)
  expect(descriptionBrokenOff.look(page(`${begun}...`, `<p>${sentence}.</p>`)).state).toBe('found')
  expect(descriptionBrokenOff.look(page(`${begun}…`, `<p>${begun}. Call us.</p>`)).state).not.toBe('found')
  expect(descriptionBrokenOff.look(page('Roofs and more…', `<p>Roofs and more for you.</p>`)).state).not.toBe('found')
})

test.each([
  [`${sentence}.`, ''],
  [sentence, `<p>${sentence} since 1990.</p>`],
  [`${sentence}…`, ''],
  [`${sentence}. Call (912) 234-0142`, ''],
  ['Flat roofs for', ''],
])('a whole one is none: %s', (description, body) => {
  expect(descriptionBrokenOff.look(page(description, body)).state).not.toBe('found')
})

test.each([
  's student athletes gear up for the season, there is more to it than training.',
  'a professional and experienced team in Savannah, is fully licensed and ready to help.',
])('one whose beginning got lost is found: %s', description => {
  expect(descriptionBrokenOff.look(page(description))).toMatchObject({
    occurrences: [{ evidence: `“${description.slice(0, 60)}…”` }],
  })
})

test.each([
  'a small café in the heart of Savannah, with coffee, cakes and a garden.',
  'iRoof installs and repairs flat roofs, and is open on Saturdays.',
  'roof repair, flat roofs, gutters and more in Savannah, Georgia',
])('small letters alone are no beginning lost: %s', description => {
  expect(descriptionBrokenOff.look(page(description)).state).not.toBe('found')
})
