import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const home = (body: string): ServedPage => ({ html: htmlWith([], body) })
const state = (...pages: ServedPage[]) => localOutcome('rating-without-link', pages).state

test.each([
  '5.0 Google Rating',
  '5.0 stars on Google · 47 verified reviews',
  '4.9 ★★★★★ on Google',
  '5-Star Google Rated',
  'More than 120 Google reviews',
  'Rated 4.8 on Yelp',
  'Google rating: 4.9',
  'Hundreds of 5-star reviews across the valley',
  '4.9/5 Customer Rating',
  '4.9/5</p><p>Customer Rating',
  '4.9★ · 127+ Reviews',
  '4.7 — 32 reviews',
  '4.7</p><p>32 reviews',
  '4.9/5 · 2,500+ Guest Reviews',
  '4.8★</p><p>Google Rating',
  '5.0</p><p>average rating',
  '5★</p><p>Star Rating',
])('“%s” without a link is told', claim => {
  expect(state(home(`<p>${claim}</p><a href="https://www.google.com/maps/dir/?api=1">Directions</a>`))).toBe('found')
})

test.each([
  ['leads to the reviews', '<p>5.0 Google Rating</p><a href="https://g.page/r/CalLoWay/review">Read them</a>'],
  ['leads to a search', '<p>5.0 Google Rating</p><a href="https://www.google.com/search?q=calloway">Read them</a>'],
  [
    'leads to a search on the map, which is told',
    '<p>5.0 Google Rating</p><a href="https://www.google.com/maps/search/?api=1&query=Calloway">Read Google reviews</a>',
  ],
  ['leads to the page', '<p>4.9 stars on Facebook</p><a href="https://www.facebook.com/calloway">Facebook</a>'],
  ['is of another matter', '<p>We help you get more Google reviews: 200 Google reviews in a year.</p>'],
  ['leads to any site of reviews', '<p>54 five-star reviews</p><a href="https://www.angi.com/calloway">Angi</a>'],
  ['shows reviews of its trade', '<p>Read hundreds of dog leash reviews before you buy</p>'],
  ['counts stars of a hotel', '<p>5★</p><p>hotel bedding, reviewed by nobody</p>'],
  ['names no site', '<p>4.9 stars from 600 neighbors</p>'],
])('a page that %s is left alone', (_, body) => {
  expect(state(home(body))).not.toBe('found')
})
