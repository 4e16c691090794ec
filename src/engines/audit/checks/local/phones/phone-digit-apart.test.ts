import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { bodies } from '#tests/support/audit/local-pages.ts'

const head = (number: string) => `<header>Calloway Plumbing ${number}</header><p>Drains</p>`
const ours = head('(912) 234-0142')
const look = (...pages: string[]) => localOutcome('nap-phone-inconsistent', bodies(...pages)).state

test('half of the pages bear a number that ends in another digit', () => {
  expect(look(ours, ours, ours, head('(912) 234-0143'), head('(912) 234-0143'), head('(912) 234-0143'))).toBe('found')
})

test.each([
  ['both stand on one page', head('(912) 234-0142 or (912) 234-0143')],
  ['another number altogether', head('(912) 786-5533')],
])('%s: those are two lines', (_, other) => {
  expect(look(ours, ours, ours, other, other, other)).not.toBe('found')
})

test('a link that dials what no page prints, a digit away, is no second line', () => {
  const button = (number: string) => `${ours}<p><a href="tel:${number}">Call about catering</a></p>`
  expect(look(ours, ours, ours, button('9122340147'))).toBe('found')
  expect(look(ours, ours, head('(912) 234-0147'), button('9122340147'))).not.toBe('found')
})

test.each(['Ring the shop at (912) 234-0147 first.', 'Please call (912) 234-0147 during office hours.'])(
  'a sentence bids people call another number: %s',
  said => {
    expect(look(ours, ours, ours, `${ours}<p>${said}</p>`)).toBe('found')
  },
)

test.each(['Call the county office at (912) 234-0147.', 'Ring the front desk of the hotel at (912) 234-0147.'])(
  'of others: %s',
  said => {
    expect(look(ours, ours, ours, `${ours}<p>${said}</p>`)).not.toBe('found')
  },
)

const undialable = (body: string, id = 'phone-not-a-number') => localOutcome(id, bodies(`${ours}${body}`)).state

test.each(['Tel: 01632 960 118', 'Call or text: 0917 555 0134', 'Call the clinic at 912-234-014 today.'])(
  'what nobody in the United States can dial is told: %s',
  said => {
    expect(undialable(`<p>${said}</p>`)).toBe('found')
    expect(undialable('<p>Part no. 01632 960 118</p>')).not.toBe('found')
  },
)

test('a link to call that begins with a zero dials nobody', () => {
  expect(undialable('<a href="tel:0255501234">Call now</a>', 'tel-link-malformed')).toBe('found')
})
