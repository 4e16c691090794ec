import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (name: string, body: string, mail = 'hello@calloway.example'): ServedPage => ({
  html: `<title>Calloway</title><p>${body}<br>E-mail: ${mail}</p>`,
  url: `https://www.calloway.example/${name}.html`,
  kind: name === 'contact' ? 'contact' : 'other',
})
const here = 'Mail: 818 Harrison Street, Suite 208, Savannah, GA 31401'
const there = 'Mail: 2021 Midwest Road, Suite 200, Macon, GA 31201'
const look = (...pages: ServedPage[]) => localOutcome('address-of-old-place', pages).state

test('two addresses behind the same label are found', () => {
  expect(look(page('contact', here), page('forms', `Please send them back.<br>${there}`))).toBe('found')
})

test.each<[string, ServedPage[]]>([
  ['the labels differ', [page('contact', here), page('forms', there.replace('Mail', 'Office'))]],
  ['the people differ', [page('contact', here), page('forms', there, 'us@marlow.example')]],
  ['the address is the same', [page('contact', here), page('forms', here)]],
])('none are found where %s', (_, pages) => {
  expect(look(...pages)).not.toBe('found')
})
