import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { onePaymentForTwo } from './one-payment-for-two.ts'

const told = (body: string) => {
  const outcome = onePaymentForTwo.look(viewOf({ html: `<main>${body}</main>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const button = (id: string, more = '') =>
  `<form action="https://www.paypal.com/cgi-bin/webscr" method="post"><input type="hidden" name="hosted_button_id" value="${id}">${more}<p>$17.99</p><input type="image" src="cart.gif" alt="PayPal"></form>`
const book = (name: string, id: string, more = '') => `<img src="book.jpg" alt="${name}">${button(id, more)}`
const card = (name: string, href: string, words = 'Buy now') =>
  `<h3>${name}</h3><p>$45</p><a href="${href}">${words}</a>`
const stripe = 'https://buy.stripe.com/4gw8zA1b2c3d4e5'

test('two books with the button of the first are found', () => {
  expect(told(book('Drains for All', 'ABCDEF12') + book('The Silent Faucet', 'ABCDEF12'))).toEqual([
    '“The Silent Faucet” is paid by the button of “Drains for All” in line 1',
  ])
})

test('two cards with one address of a payment are found', () => {
  expect(told(card('Lavender Soap', stripe) + card('Oatmeal Soap', stripe))).toHaveLength(1)
})

test.each([
  ['buttons of their own', book('Drains for All', 'ABCDEF12') + book('The Silent Faucet', 'ABCDEF13')],
  ['one thing twice', card('Lavender Soap', stripe) + card('Lavender soap', stripe)],
  [
    'a button that lets choose',
    ['Drains', 'Faucets'].map(name => book(name, 'A1', '<select name="os0"></select>')).join(''),
  ],
  ['deposits', card('Full groom', stripe, 'Pay deposit') + card('Bath only', stripe, 'Pay deposit')],
  ['the front of a shop', card('Full groom', 'https://square.site/') + card('Bath only', 'https://square.site/')],
])('%s are not', (_, body) => {
  expect(told(body)).toEqual([])
})
