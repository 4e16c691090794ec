import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Calloway</title><body>${body}</body></html>`
const inBody = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`)
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(inBody(one)) },
  { html: of(inBody(other)), url: 'https://www.calloway.example/inner/', kind: 'other' },
]
const promised = (one: string, other: string) => localOutcome('promise-contradicted', pages(one, other)).state
const asked = (question: string, answer: string) => `<h3>${question}</h3><p>${answer}</p>`

test.each<[string, string]>([
  ['We don’t do fondant. Buttercream only.', asked('Do you do fondant?', 'Yes, for $20 more.')],
  ['We rent bikes.', asked('Do you rent bikes?', 'No, but the shop next door does.')],
  ['We don’t sell used books.', asked('Do you sell used books?', 'Absolutely!')],
  ['We do not offer private lessons.', 'We offer private lessons.'],
  [
    'We never use fondant.',
    asked('Do you use fondant?', 'Yes, when you ask for it.').replace(', when you ask for it', ''),
  ],
  ['No reservations here.', asked('Do you take reservations?', 'Yes! Book a table by phone.')],
  ['Seating is first come, first served.', asked('Can we reserve a table?', 'Yes, by phone.')],
  ['Your first class is on us!', 'A trial class is $12.'],
  ['Well-behaved dogs stay free.', 'Dogs are $25 a night.'],
  ['Free Wi-Fi', asked('Do you have Wi-Fi?', 'We don’t, on purpose.')],
  ['Parking is metered until 6.', asked('Is parking free?', 'Yes, behind the building.')],
  ['There’s a pay lot around the corner.', 'Free parking behind the shop.'],
])('“%s” and “%s”', (one, other) => {
  expect(promised(one, other)).toBe('found')
})

test.each<[string, string]>([
  ['We don’t do fondant on weekends.', asked('Do you do fondant?', 'Yes.')],
  ['We don’t do fondant.', asked('Do you do fondant flowers?', 'Yes.')],
  ['We don’t sell used books.', asked('Do you buy used books?', 'Yes, only on Tuesdays.')],
  ['We never use anything artificial.', asked('Do you use anything artificial?', 'Yes.')],
  ['We offer private lessons.', 'We do not offer private lessons in summer.'],
  ['We rent bikes.', asked('Do you rent bikes?', 'In summer, yes.')],
  ['Donations are taken on a first come, first served basis.', 'Reservations are recommended.'],
  ['Parking is free for guests.', 'If the lot is full, metered parking is close by.'],
])('“%s” and “%s” may both be true', (one, other) => {
  expect(promised(one, other)).not.toBe('found')
})
