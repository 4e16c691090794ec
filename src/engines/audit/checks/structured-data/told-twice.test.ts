import { expect, test } from 'vitest'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith, shopWith } from '#tests/support/audit/business-page.ts'
import { structuredDataChecks } from './structured-data-checks.ts'

function outcomeOf(id: string, page: PageView) {
  const check = structuredDataChecks.find(known => known.id === id)
  if (check?.scope !== 'page') throw new Error(`No check of pages is called ${id}.`)
  return check.look(page)
}

const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p><p>(912) 234-0142</p></footer>'
const owner = (over: object) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: 'Ann Calloway',
  worksFor: { '@type': 'Plumber', name: 'Calloway Plumbing', telephone: '+1 912-234-0142', ...over },
})
const about = (over: object) => viewOf({ html: htmlWith([owner(over)], foot), kind: 'about' })
const sold = (currency: string, said = '<p>Drain cleaning $90</p>') =>
  shopWith({ makesOffer: { '@type': 'Offer', price: 90, priceCurrency: currency } }, said + foot)
const question = 'How much is a first visit?'
const asked = (answer: string, body: string) => {
  const entry = { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }
  const faq = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [entry] }
  return viewOf({ html: htmlWith([faq], `<h3>${question}</h3><p>${body}</p>`) })
}

test.each<[string, PageView, RegExp]>([
  ['schema-nap-mismatch-page', about({ telephone: '+1 912-786-5533' }), /worksFor.*786-5533/],
  [
    'schema-nap-mismatch-page',
    about({ address: { ...calloway.address, streetAddress: '880 Bull Street' } }),
    /worksFor.*880 Bull/,
  ],
  [
    'schema-nap-mismatch-page',
    about({ name: 'Calloway Plumbing - Savannah', telephone: '+1 912-786-5533' }),
    /worksFor.*786-5533/,
  ],
  [
    'schema-nap-mismatch-page',
    viewOf({ html: htmlWith([calloway, { ...calloway, '@id': '#office', telephone: '+1 912-234-1142' }], foot) }),
    /912-234-1142/,
  ],
  ['schema-fax-mismatch-page', shopWith({ faxNumber: '912-234-0199' }, '<p>Fax: (912) 234-0143</p>'), /0199.*0143/],
  ['schema-currency-mismatch-page', sold('EUR'), /priceCurrency: EUR/],
  ['schema-currency-mismatch-page', shopWith({ currenciesAccepted: 'GBP' }, `<p>From $90</p>${foot}`), /GBP/],
  ['schema-faq-answer-differs', asked('A first visit is $75.', 'We charge $90 for it.'), /\$75/],
  ['schema-faq-answer-differs', asked('Call (912) 786-5533 to ask.', 'Call (912) 234-0142.'), /786-5533/],
  ['schema-price-range', shopWith({ priceRange: '$0 - $0' }), /\$0 - \$0/],
])('%s is found', (id, page, evidence) => {
  const outcome = outcomeOf(id, page)
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(evidence)
})

test.each<[string, PageView]>([
  ['schema-nap-mismatch-page', about({})],
  ['schema-nap-mismatch-page', about({ name: 'Savannah Trade School', telephone: '+1 912-786-5533' })],
  ['schema-nap-mismatch-page', about({ address: { ...calloway.address, streetAddress: '12 Oak St.' } })],
  ['schema-fax-mismatch-page', shopWith({ faxNumber: '+1 912 234 0143' }, '<p>Fax: (912) 234-0143</p>')],
  ['schema-fax-mismatch-page', shopWith({ faxNumber: '912-234-0199' }, '<p>(912) 234-0143</p>')],
  ['schema-currency-mismatch-page', sold('USD')],
  ['schema-currency-mismatch-page', sold('CAD', '<p>$90, or CAD 120</p>')],
  ['schema-currency-mismatch-page', sold('EUR', '<p>Ask for prices</p>')],
  ['schema-faq-answer-differs', asked('A first visit is $90.', 'A first visit is $90.00 on weekdays.')],
  ['schema-faq-answer-differs', asked('We charge $75 for it.', 'We charge $75 for it.')],
  ['schema-faq-answer-differs', asked('They use 75-80% less.', 'Those use 75-80% less energy, and more.')],
  ['schema-faq-answer-differs', asked('That depends on the work.', 'Ask us.')],
  ['schema-faq-answer-differs', asked('Ask us at (912) 786-5533.', 'Call (912) 786-5533 for that.')],
  ['schema-faq-answer-differs', asked('Ask us at 912-786-5533.', 'Call (912) 786-5533 for that.')],
  [
    'schema-faq-answer-differs',
    asked(
      'Yes, we charge $89 for a visit within the city, and take it off the bill.',
      'Yes, we charge $79 for a visit within the city, and take it off the bill.',
    ),
  ],
  ['schema-price-range', shopWith({ priceRange: '$80 - $250' })],
])('%s is not found where all is well', (id, page) => {
  expect(outcomeOf(id, page).state).not.toBe('found')
})
