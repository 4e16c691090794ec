import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { h1Missing, h1Multiple } from './main-heading.ts'

const page = (body: string) => viewOf({ html: `<html lang="en"><head></head><body>\n${body}</body></html>` })

test.each([
  ['no main heading', '<h2>Drains</h2>', 'No <h1> on the page'],
  ['an empty one', '<h1> </h1>', 'The <h1> has no text'],
  [
    'any but the notice at the foot',
    '<h1>©2021 Calloway. All rights reserved.</h1>',
    '<h1> “©2021 Calloway. All rights reserved.” and no other',
  ],
  ['one that nobody sees', '<h1 style="display:none">Drains</h1>', '<h1> “Drains” is hidden from visitors'],
  ['one of a picture without words', '<h1><img src="logo.png" alt=""></h1>', 'The <h1> is a picture without words'],
])('%s is missing', (_, body, evidence) => {
  expect(h1Missing.look(page(body))).toMatchObject({ occurrences: [{ evidence }] })
})

test.each([
  '<h1>Drains</h1>',
  '<h1>Copyright law</h1>',
  '<h1 hidden>Thanks</h1><h1>Drains</h1>',
  '<h1 class="sr-only">Drains</h1>',
  '<div style="display:none"><h1>Sign in</h1></div>',
  '<h1 id="name" style="display:none">Drains</h1>',
  '<h1><img src="logo.png" alt="Calloway Plumbing"></h1>',
  '<h1><span>Dr</span>ains</h1>',
])('%s is a main heading', body => {
  expect(h1Missing.look(page(body)).state).toBe('ok')
})

test('what a script draws is not known to be missing', () => {
  expect(h1Missing.look(page('<div id="root"></div>')).state).toBe('not_checked')
})

test('several main headings are told unless they are the same, or hidden', () => {
  expect(h1Multiple.look(page('<h1>Drains</h1>\n<h1>Pipes</h1>'))).toMatchObject({
    occurrences: [{ line: 3, evidence: '2 main headings: “Drains”, “Pipes”' }],
  })
  expect(h1Multiple.look(page('<h1>Drains</h1><h1>Drains</h1><h1 hidden>Pipes</h1>')).state).toBe('ok')
})
