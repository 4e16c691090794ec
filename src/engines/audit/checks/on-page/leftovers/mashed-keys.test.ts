import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { mashedKeysOf } from './mashed-keys.ts'

const told = (body: string) =>
  mashedKeysOf(viewOf({ html: `<html lang="en"><body>${body}</body></html>` })).map(({ evidence }) => evidence)

test.each([
  ['<main>asdlfkj</main>', 'asdlfkj'],
  ['<h2>Our asdfasdf</h2>', 'Our asdfasdf'],
  ['<p>Qwerty qwertz</p>', 'Qwerty qwertz'],
  ['<p>Write to asdfasfdasdf@asdfasdf.com</p>', 'asdfasfdasdf@asdfasdf.com'],
])('keys that were only struck: %s', (body, text) => {
  expect(told(body)).toContain(text)
})

test.each([
  '<p>Salads, flasks and glass</p>',
  '<p>Hallah</p>',
  '<p>Carne asada $15.99</p>',
  '<p>Kasda $5</p>',
  '<h4>Aakash Calloway</h4>',
  '<code>asdfgh</code>',
  '<p>Your password must not be asdfgh or the like</p>',
])('words, code and sentences are none: %s', body => {
  expect(told(body)).toEqual([])
})
