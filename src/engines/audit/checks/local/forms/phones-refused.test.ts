import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { phonesRefused } from './phones-refused.ts'

const look = (field: string, form = '') =>
  phonesRefused.look(viewOf({ html: `<form action="https://forms.example/1" method="post" ${form}>${field}</form>` }))

test.each([
  String.raw`<input type="tel" pattern="\d{3}[\-]\d{3}[\-]\d{4}">`,
  '<input type="tel" pattern="[0-9]{10}">',
  '<input type="text" name="phone" pattern="[0-9]{3,} [0-9]{3,} [0-9]{3,}">',
])('a field that takes one form of number alone is told: %s', field => {
  expect(look(field)).toMatchObject({ state: 'found', occurrences: [{ evidence: expect.stringContaining('refuses') }] })
})

test.each([
  ['takes what people type', String.raw`<input type="tel" pattern="[0-9\-\+\(\)\s]{7,}">`],
  ['takes digits with and without dashes', '<input type="tel" pattern="[0-9]{3}-?[0-9]{3}-?[0-9]{4}">'],
  ['asks for a ZIP code', '<input type="text" name="zip" pattern="[0-9]{5}">'],
  ['has a pattern to keep readers busy', `<input type="tel" pattern="${'(a+)+'.repeat(5)}">`],
  ['has one that is broken', '<input type="tel" pattern="[0-9">'],
  ['has none', '<input type="tel">'],
])('a field that %s is not', (_, field) => {
  expect(look(field).state).not.toBe('found')
})

test('nothing is told of a form that browsers do not look at', () => {
  expect(look('<input type="tel" pattern="[0-9]{10}">', 'novalidate').state).not.toBe('found')
})
