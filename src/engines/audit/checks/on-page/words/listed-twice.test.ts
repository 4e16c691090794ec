import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { listedTwice } from './listed-twice.ts'

const list = (...entries: string[]) => `<ul>\n${entries.map(one => `<li>${one}</li>\n`).join('')}</ul>`
const told = (body: string) => {
  const outcome = listedTwice.look(viewOf({ html: `<title>Calloway</title><body><main>${body}</main></body>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const services = ['Drain cleaning', 'Water heaters', 'Leak detection', 'Sewer repair', 'Gas lines']

test('a service that a list names twice is found', () => {
  expect(told(list(...services, 'Drain Cleaning'))).toEqual(['“Drain Cleaning”, as in line 2'])
})

test.each([
  ['two packages', list(...services) + list(...services)],
  ['a list of towns', list('Macon', 'Warner Robins', 'Perry', 'Byron', 'Gray', 'Warner Robins')],
  ['links', list(...services, 'Learn more', 'Learn more')],
  ['hours', list(...services, '9 am - 5 pm', '9 am - 5 pm')],
  ['a short list', list('Drain cleaning', 'Leak detection', 'Drain cleaning')],
  ['lists parted by a heading', `${list(...services)}<h2>Also</h2>${list(...services)}`],
  ['a menu', `<nav>${list(...services, 'Drain cleaning')}</nav>`],
])('%s is left alone', (_, body) => {
  expect(told(body)).toEqual([])
})
