import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const page = (body: string, over: Partial<ServedPage> & { head?: string } = {}): ServedPage => {
  const { head = '<title>Calloway Plumbing in Savannah</title>', ...rest } = over
  return {
    html: `<html lang="en"><head>${head}</head><body>${body}</body></html>`,
    url: 'https://www.calloway-plumbing.com/',
    ...rest,
  }
}
const entry = (told: object) =>
  page('<p>x</p>', {
    head: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Plumber', address: '12 Oak St', name: 'Calloway Plumbing', ...told })}</script>`,
  })
const gallery = (body: string) =>
  page(`<h1>Gallery</h1><p>Our work.</p>${body}`, {
    url: 'https://www.calloway-plumbing.com/gallery.html',
    kind: 'other',
  })
const painted = (file: string) => `<div style="background-image: url('${file}')"></div>`

test.each<[id: string, what: string, one: ServedPage]>([
  ['offer-ended', 'holidays of a past year', page('<p>Holiday hours 2021: closed December 24.</p>')],
  ...['varies', 'N/A', 'Call for price'].map((said): [string, string, ServedPage] => [
    'schema-price-range',
    said,
    entry({ priceRange: said }),
  ]),
  [
    'name-keyword-stuffed',
    'a list of services',
    entry({ name: 'Calloway Plumbing Savannah GA Plumber Drain Cleaning Water Heater Repair' }),
  ],
  ['name-keyword-stuffed', 'praise', entry({ name: 'Calloway Plumbing, Best Plumber in All of Savannah' })],
  ['price-mistyped', 'cents without their last digit', page('<p>Shave $15.00</p><p>Oil change $39.9</p>')],
  ['heading-without-content', 'services', page('<h2>Our Services</h2><h2>Where we are</h2><p>In Savannah.</p>')],
  ['page-without-its-content', 'no pictures', gallery('')],
  [
    'dead-end-page',
    'no menu',
    page('<h1>About</h1><p>We mend pipes.</p><script src="components.js"></script>', {
      url: 'https://www.calloway-plumbing.com/about.html',
      kind: 'about',
    }),
  ],
])('%s is found: %s', (id, _, one) => {
  expect(outcomeOf(id, [one]).state).toBe('found')
})

test.each<[id: string, what: string, one: ServedPage]>([
  ['offer-ended', 'a year of founding', page('<p>Founded in 2021. Sale every Friday until 8 pm.</p>')],
  ['offer-ended', 'a day to come', page('<p>20% off until December 31, 2099.</p>')],
  ['schema-price-range', 'a range', entry({ priceRange: '$80-$250' })],
  ['name-keyword-stuffed', 'a name with "best"', entry({ name: 'Best Way Plumbing & Heating of Savannah' })],
  ['price-mistyped', 'a way of writing', page('<p>Tea $1.5</p><p>Milk $2</p>')],
  [
    'heading-without-content',
    'questions of the same level',
    page(
      '<h2>Frequently Asked Questions</h2><h2><button>How long does it take?</button></h2><p>A day.</p><h2><button>What does it cost?</button></h2><p>Ask us.</p>',
    ),
  ],
  ['heading-without-content', 'a menu', page('<nav><h3>Services</h3><h3>Contact</h3></nav><p>In Savannah.</p>')],
  ['price-mistyped', 'millions', page('<p>Shave $15.00</p><p>A $1.5 million project</p>')],
  [
    'dead-end-page',
    'a menu drawn by script',
    page('<div id="nav-placeholder"></div><h1>About</h1><p>We mend pipes.</p><script src="components.js"></script>', {
      url: 'https://www.calloway-plumbing.com/about.html',
      kind: 'about',
    }),
  ],
  ['page-without-its-content', 'painted pictures', gallery(painted('a.jpg') + painted('b.jpg'))],
])('%s stays silent: %s', (id, _, one) => {
  expect(outcomeOf(id, [one]).state).not.toBe('found')
})
