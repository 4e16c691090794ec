import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Calloway</title><body>${body}</body></html>`
const inBody = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`)
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(inBody(one)) },
  { html: of(inBody(other)), url: 'https://www.calloway.example/inner/', kind: 'other' },
]
const state = (id: string, one: string, other: string) => localOutcome(id, pages(one, other)).state
const asked = (question: string, answer: string) => `<h3>${question}</h3><p>${answer}</p>`
const [terms, prices, promises] = ['terms-differ-across-pages', 'price-differs-across-pages', 'promise-contradicted']

test.each<[string, string, string]>([
  [terms, 'A child with a fever stays home 24 hours.', asked('How long at home with a fever?', '48 hours fever free.')],
  [terms, 'The late pickup fee is $1 a minute.', asked('What is the late pickup fee?', '$2 for each minute.')],
  [terms, 'Give four weeks’ notice when a child is leaving.', asked('How much notice when we leave?', 'Two weeks.')],
  [terms, 'A $75 registration fee is due when you enroll.', 'The registration fee is $50.'],
  [terms, 'We close for eight holidays a year.', asked('How many holidays are you closed?', 'Ten.')],
  [terms, 'Our center is licensed for 96 children.', 'We are licensed to care for 120 children.'],
  [terms, 'Music has to wrap up by 10 pm.', asked('How late can the music go?', 'Until 11.')],
  [terms, 'If you’re more than 15 minutes late, we rebook you.', asked('How late is too late?', 'After 10 minutes.')],
  [terms, '<h2>Trivia Night</h2><p>Tuesdays at 7:30. Teams of six.</p>', 'Trivia every Tuesday at 7.'],
  [terms, '<h2>Live Music</h2><p>Fridays 7–10, no cover.</p>', 'Live music on Fridays from 6 to 9.'],
  [terms, 'Run Club meets Mondays at 6.', asked('When does run club meet?', 'Mondays at 6:30.')],
  ['figures-differ', 'Our restored dairy barn seats up to 180.', 'The barn holds 150 guests at round tables.'],
  ['figures-differ', 'The taproom seats 85.', 'The taproom has room for 60.'],
  ['figures-differ', 'Our eight stylists', 'We have six stylists behind the chair.'],
  [prices, '<h2>Brewery Tours</h2><p>$10 a person, with a tasting.</p>', asked('How much is a brewery tour?', '$12.')],
  [
    prices,
    'The barrel room holds 40 and rents for $150 an hour, with a two-hour minimum.',
    asked('What does it cost to rent the barrel room?', '$200 an hour.'),
  ],
  [prices, '<ul><li>Women’s haircut $62</li></ul>', asked('How much is a women’s haircut?', 'Women’s cuts are $68.')],
  [promises, 'Walk-ins are always welcome.', 'We’re by appointment only.'],
  [promises, 'Outside alcohol isn’t permitted.', asked('Can we bring our own alcohol?', 'Yes, any you like.')],
  ['open-days-conflict', 'We’re open seven days, noon to 10.', 'We’re closed Mondays.'],
])('%s: “%s” and “%s”', (id, one, other) => {
  expect(state(id, one, other)).toBe('found')
})

test.each<[string, string, string]>([
  [terms, 'A child with a fever stays home 24 hours.', 'With a rash, a child stays home 48 hours.'],
  [terms, 'The late pickup fee is $1 a minute.', 'A late payment is $25.'],
  [terms, 'The registration fee is $50.', 'The summer camp registration fee is $75.'],
  [terms, 'Music has to wrap up by 10 pm.', 'Live music on Fridays ends at 11 pm.'],
  [terms, 'Open every Tuesday at 7.', 'Dinner every Tuesday at 5.'],
  [terms, 'Guided tours every Saturday at 2.', 'Brewery tours every Saturday at 3.'],
  ['figures-differ', 'The Orchard Room holds 40.', 'The Garden Room holds 60.'],
  ['figures-differ', 'Our barn seats 180.', 'Our patio has room for 60.'],
  [prices, '<h2>Brewery Tours</h2><p>$10 a person.</p>', '<h2>Bus Tours</h2><p>$12 a person.</p>'],
  ['open-days-conflict', 'We’re open Tuesday to Sunday, noon to 10.', 'We’re closed Mondays.'],
])('%s: “%s” and “%s” may both be true', (id, one, other) => {
  expect(state(id, one, other)).not.toBe('found')
})
