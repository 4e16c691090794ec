import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { reviewsOfNothing } from './reviews-of-nothing.ts'

const review = { '@type': 'Review', author: { '@type': 'Person', name: 'Ann Bell' }, reviewBody: 'They came at once.' }
const context = { '@context': 'https://schema.org' }
const state = (data: object) =>
  reviewsOfNothing.look(
    viewOf({ html: `<title>Drains</title><script type="application/ld+json">${JSON.stringify(data)}</script>` }),
  ).state

test.each([
  ['at the top', { ...context, ...review }, 'found'],
  ['in a page', { ...context, '@type': 'WebPage', review: [review] }, 'found'],
  ['in a list', { ...context, '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: review }] }, 'found'],
  ['of the business', { ...context, '@type': 'Plumber', name: 'Calloway', review: [review] }, 'ok'],
  ['of what it names', { ...context, ...review, itemReviewed: { '@type': 'Plumber', name: 'Calloway' } }, 'ok'],
  [
    'that the business refers to',
    {
      ...context,
      '@graph': [
        { '@type': 'Plumber', review: { '@id': '#ann' } },
        { ...review, '@id': '#ann' },
      ],
    },
    'ok',
  ],
  ['none', { ...context, '@type': 'Plumber', name: 'Calloway' }, 'not_applicable'],
])('a review %s', (_where, data, expected) => {
  expect(state(data)).toBe(expected)
})
