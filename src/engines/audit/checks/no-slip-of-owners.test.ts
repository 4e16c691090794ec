import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { data, host, other, shown } from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const titled = (title: string) => shown('<h1>Rugs</h1><p>Come in.</p>', { head: `<title>${title}</title>` })
const address = (street: string) =>
  data({
    '@type': 'LocalBusiness',
    name: 'Calloway Dance',
    address: { streetAddress: street, addressLocality: 'Macon', addressRegion: 'GA', postalCode: '31201' },
  })
const font = (address: string) =>
  shown('<p>Rugs</p>', { head: `<title>Rugs</title><link rel="stylesheet" href="${address}/css?family=Lato">` })
const search = (head: string) =>
  shown('<p>Rugs</p>', {
    head: `<title>Rugs</title>${head}${data({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', target: `${host}/?s={q}` } })}`,
  })

// Read on real sites, where a strict reader counted what was told as wrong.
test.each<[id: string, what: string, pages: ServedPage[], told: ServedPage[]]>([
  [
    'misspelled-words',
    'what a customer wrote',
    [shown('<h2>What our clients say</h2><p>They were very profesional and I recomend them.</p>')],
    [shown('<h2>Our work</h2><p>We are very profesional and friendly.</p>')],
  ],
  [
    'misspelled-words',
    'a quote',
    [shown('<p>“They were very profesional, fast and friendly to all of us.”</p>')],
    [shown('<h2>Reviews</h2><p>So good.</p><h2>Our work</h2><p>We are profesional and friendly.</p>')],
  ],
  [
    'title-repeats-words',
    'the name of the business',
    [
      shown('<h1>Maids</h1><footer>© 2026 Calloway Cleaning</footer>', {
        head: `<title>Calloway Cleaning | House Cleaning and Office Cleaning</title>${data({ '@type': 'LocalBusiness', name: 'Calloway Cleaning' })}`,
      }),
    ],
    [titled('Cleaning, house cleaning and office cleaning')],
  ],
  [
    'title-repeats-words',
    'the names of counties',
    [titled('Windows in Bibb County, Jones County and Twiggs County')],
    [titled('Windows, new windows and old windows')],
  ],
  ['title-part-missing', 'bars about a word', [titled('Calloway Rugs of Macon |Home|')], [titled('Home |')]],
  [
    'schema-unit-missing',
    'two suites',
    [shown(`<p>12 Oak St, Suite 100, Macon, GA 31201</p>${address('12 Oak St Suite 100 &amp; 105')}`)],
    [shown(`<p>12 Oak St, Suite 100, Macon, GA 31201</p>${address('12 Oak St')}`)],
  ],
  [
    'reviews-absent',
    'a church',
    [
      shown('<h1>Grace Church of Macon</h1><a href="tel:+14782340142">Call us</a><p>12 Oak St, Macon, GA 31201</p>', {
        head: '<title>Grace Church</title>',
      }),
    ],
    [
      shown('<h1>Plumber in Macon</h1><a href="tel:+14782340142">Call us</a><p>12 Oak St, Macon, GA 31201</p>', {
        head: '<title>Church Street Plumbing</title>',
      }),
    ],
  ],
  [
    'price-mistyped',
    'a translation beside it',
    [shown('<p>$9.99 a bag</p><p>Carpets from $2.90 a foot</p><p>Carpetes a partir de $2,90</p>')],
    [shown('<p>$9.99 a bag</p><p>Carpets from $2,90 a foot</p>')],
  ],
  [
    'web-fonts-blocking',
    'a font that secure pages do not load',
    [font('http://fonts.googleapis.com')],
    [font('https://fonts.googleapis.com')],
  ],
  [
    'picture-shown-as-another',
    'a number in a row',
    ['Cut &amp; style 1', 'Tapered fade with a beard'].map((alt, i) =>
      shown(`<img src="/a.jpg" alt="${alt}">`, i === 0 ? {} : other('gallery')),
    ),
    ['Long curls over a fringe', 'Tapered fade with a beard'].map((alt, i) =>
      shown(`<img src="/a.jpg" alt="${alt}">`, i === 0 ? {} : other('gallery')),
    ),
  ],
  [
    'promise-contradicted',
    'what holds for members',
    [
      shown('<p>A $50 deposit is required.</p>'),
      shown('<p>Monthly payments, no deposit needed.</p>', other('members')),
    ],
    [shown('<p>A $50 deposit is required.</p>'), shown('<p>No deposit needed.</p>', other('members'))],
  ],
  [
    'terms-differ-across-pages',
    'an answer for two places',
    [
      shown('<h3>How often should I wash my windows?</h3><p>Every 3–6 months.</p>'),
      shown(
        '<h3>How often should I wash my windows at the beach?</h3><p>The beachside means that salt deposits build up quickly, so we advise a professional wash every 2–3 months for homes at the ocean and every 4–6 months for homes a few blocks away.</p>',
        other('beach'),
      ),
    ],
    [
      shown('<h3>How often should I wash my windows?</h3><p>Every 3–6 months.</p>'),
      shown('<h3>How often should I wash windows?</h3><p>Every 2 weeks.</p>', other('beach')),
    ],
  ],
])('%s is not told of %s', (id, _, pages, told) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
  expect(outcomeOf(id, told).state).toBe('found')
})

test('WordPress answers a search that no page has a box for', () => {
  const look = (head: string) => outcomeOf('schema-page-broken', [{ ...search(head), is_local_copy: true }]).state
  expect(look('<link rel="stylesheet" href="/wp-content/themes/rugs/a.css">')).not.toBe('found')
})

test('evidence stands in whole words and is no riddle', () => {
  const link = outcomeOf('tel-link-malformed', [shown('<a href="tel:">Call</a>')])
  expect(link).toMatchObject({ occurrences: [{ evidence: 'tel: without a number' }] })
  const advice = outcomeOf('advice-for-old-browsers', [
    shown('<p>If the page does not print after clicking please press allow blocked content below.</p>'),
  ])
  expect(advice).toMatchObject({ occurrences: [{ evidence: expect.stringMatching(/^“(?:after|clicking|print) /) }] })
})
