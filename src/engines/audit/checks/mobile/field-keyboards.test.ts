import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { fieldKeyboards } from './field-keyboards.ts'

const look = (field: string) => fieldKeyboards.look(viewOf({ html: `<form>${field}</form>` })).state

test.each([
  '<input name="email">',
  '<input type="text" placeholder="Your Email *">',
  '<label>Phone number <input name="p"></label>',
  '<input type="text" name="telephone">',
])('a field that brings up letters is found: %s', field => {
  expect(look(field)).toBe('found')
})

test.each([
  '<input name="phone" inputmode="tel">',
  '<input type="email" name="email">',
  '<input type="tel" name="phone">',
  '<input name="company">',
  '<input name="email_subject">',
  '<input type="hidden" name="email">',
  '<textarea name="phone"></textarea>',
  '<label for="i8">Phone</label><input name="input_8" id="i8" type="text" autocomplete="new-password">',
])('nothing is found in %s', field => {
  expect(look(field)).not.toBe('found')
})

test('what the field asks for counts before a name that was copied', () => {
  const html = '<form><input type="text" name="email" placeholder="Phone"></form>'
  expect(fieldKeyboards.look(viewOf({ html }))).toMatchObject({
    occurrences: [{ evidence: expect.stringContaining('not "tel"') }],
  })
})
