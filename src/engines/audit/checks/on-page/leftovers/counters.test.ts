import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { countersAtZero } from './counters.ts'

const count = (number: string, suffix: string, label: string) =>
  `<div><div>${number}</div><div>${suffix}</div><div>${label}</div></div>`
const look = (body: string) => countersAtZero.look(viewOf({ html: `<html><body><main>${body}</main></body></html>` }))

test('three zeros in a row with labels of their own are counters, whatever they count', () => {
  const row = count('0', '+', 'Dishes on Menu') + count('0', '/7', 'Days Open Weekly') + count('0', 'h', 'Open Daily')
  expect(look(row)).toMatchObject({ occurrences: [{ evidence: '“0 Dishes on Menu”' }, {}, {}] })
  const joined = ['0 + Dishes', '0 /7 Days Open Weekly', '0 h Open Daily'].map(text => {
    const [, number, label] = /^(0 \S+) (.*)$/.exec(text) ?? []
    return count(number ?? '', '', label ?? '')
  })
  expect(look(joined.join('')).state).toBe('found')
  expect(look(count('00', '%', 'Satisfied customers')).state).toBe('found')
})

test('a zero that heads a card is a counter, whatever it counts', () => {
  expect(look('<h3>\n0\n</h3><p>Insurance Carriers</p><h3>0</h3><p>Average Response</p>')).toMatchObject({
    occurrences: [{ evidence: '“0 Insurance Carriers”' }, { evidence: '“0 Average Response”' }],
  })
  expect(look('<h3>0</h3><p>Items</p>').state).toBe('ok')
})

test.each([
  count('0', '', 'Days') + count('0', '', 'Hours') + count('0', '', 'Minutes') + count('0', '', 'Seconds'),
  count('0', '', 'Items') + count('0', '', 'Subtotal') + count('0', '', 'Sales Tax'),
  count('0', '%', 'Interest'),
  `<table><tr><td>0</td><td>Adults</td></tr><tr><td>0</td><td>Children</td></tr><tr><td>0</td><td>Pets</td></tr></table>`,
])('what stands at zero by right is none: %s', body => {
  expect(look(body).state).toBe('ok')
})

test('what clients see behind a door shows what there is', () => {
  const html = `<main>${count('0', '', 'Projects')}${count('0', '', 'Clients')}${count('0', '', 'Jobs')}</main>`
  expect(countersAtZero.look(viewOf({ html })).state).toBe('found')
  expect(countersAtZero.look(viewOf({ html, url: 'https://www.calloway.example/portal/' })).state).toBe(
    'not_applicable',
  )
})

test('nor does a screen for the staff within the page', () => {
  const row = count('0', '', 'Projects') + count('0', '', 'Clients') + count('0', '', 'Jobs')
  expect(look(`<div><h2>Dashboard</h2>${row}</div>`).state).toBe('ok')
  expect(look(`<div><h2>Our numbers</h2>${row}</div>`).state).toBe('found')
})
