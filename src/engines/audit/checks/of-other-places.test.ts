import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { data, host, other, shown } from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const shop = data({
  '@type': 'LocalBusiness',
  name: 'Calloway Boats',
  foundingDate: '2021',
  address: { '@type': 'PostalAddress', addressLocality: 'Milford', addressRegion: 'CT' },
})
const harbor = (name: string, street: string) =>
  data({
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: 'Greenwich', addressRegion: 'CT' },
  })
const servedAt = (path: string, street: string, text = '') =>
  shown(`<h1>${path}</h1><p>${text}</p><p>${street}</p>`, other(path))
const dish = (name: string, price: string) => ({ '@type': 'MenuItem', name, offers: { '@type': 'Offer', price } })

// Read on real sites, where what the check told belonged to another place, dish or service.
test.each<[id: string, what: string, pages: ServedPage[]]>([
  [
    'founding-year-conflict',
    'how old a club is that is worked for',
    [shown(`${shop}<h1>Boats in Greenwich</h1><p>Founded 1889 in Captain Harbor.</p>`, other('greenwich'))],
  ],
  [
    'nap-address-only-in-schema',
    'the address of a harbor',
    [
      shown(`<h1>Boats</h1>${shop}`),
      shown(
        `${data({ '@type': 'Organization', name: 'Calloway Boats', address: { '@type': 'PostalAddress', addressLocality: 'Milford' } })}${harbor('Byram Marina', '7 Ritch Ave')}<h1>Byram</h1>`,
        other('byram'),
      ),
    ],
  ],
  [
    'map-missing',
    'addresses of places that it drives to',
    [
      shown('<h1>Boat detailing in Milford, CT</h1><a href="tel:+12035550142">Call (203) 555-0142</a>'),
      servedAt('rex', '144 Water Street, Norwalk, CT 06854'),
      servedAt('cove', '1 Bostwick Ave, Bridgeport, CT 06605'),
      servedAt('benson', '471 Turney Rd, Fairfield, CT 06824'),
    ],
  ],
  [
    'page-names-other-state',
    'the north of San Diego County',
    [shown('<p>12 Oak St, Vista, CA 92083</p>', { head: '<title>Turf in Vista & North County SD</title>' })],
  ],
  [
    'schema-price-mismatch-page',
    'the same dish on a second menu that is folded away',
    [
      shown(
        `${data({ '@type': 'Menu', hasMenuItem: [dish('Calloway Dip', '14.49'), dish('Calloway Dip', '11.49')] })}<h3>Calloway Dip</h3><p>$14.49</p>`,
      ),
    ],
  ],
  [
    'described-in-same-words',
    'the sides of two dishes',
    ['Fajitas', 'Veggie']
      .map(
        name =>
          `<h2>${name}</h2><p>Served with the rice, beans, salad, salsa, sour cream and tortillas of the house.</p>`,
      )
      .join('')
      .split('|')
      .map(html => shown(html)),
  ],
  [
    'terms-differ-across-pages',
    'how long it takes to take away what is old',
    [
      shown('<h1>Turf</h1><p>Most projects are completed in 1 to 3 days.</p>'),
      shown('<h1>Removal</h1><p>Most turf removal projects are completed in one day.</p>', other('removal')),
    ],
  ],
  [
    'author-or-owner-named',
    'a part of the page about the author',
    [
      shown('<h1>Calloway</h1>'),
      shown('<h1>Wells</h1><p>How wells work.</p><h3>About the Author</h3><p>Ann Calloway drills wells.</p>', {
        url: `${host}/blog/wells/`,
        kind: 'article',
      }),
    ],
  ],
  [
    'places-told-and-given',
    'one address with and without its word cut short',
    [
      shown('<h1>Two Locations</h1><p>140 Main St Mkt Pl SE, Macon, GA 31201</p><p>12 Oak St, Macon, GA 31201</p>'),
      shown('<p>140 Main St Market Place SE, Macon, GA 31201</p>', other('order')),
    ],
  ],
  [
    'h1-without-town',
    'a town in front of what it has',
    [
      shown(
        `${data({ '@type': 'Electrician', name: 'Calloway Electric' })}<h1>Issaquah’s Master Electrician</h1><p>12 Oak St</p><a href="tel:+14255550142">(425) 555-0142</a>`,
        {
          head: '<title>Calloway Electric | Electrician Issaquah & King County WA</title>',
        },
      ),
    ],
  ],
])('%s stays silent: %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
})

test.each([
  ['founding-year-conflict', [shown(`${shop}<h1>Waxing</h1><p>We have waxed boats since 1998.</p>`, other('wax'))]],
  [
    'terms-differ-across-pages',
    [
      shown('<h1>Turf</h1><p>Most projects are completed in 1 to 3 days.</p>'),
      shown('<h1>About</h1><p>Our projects are completed in 5 days.</p>', other('about')),
    ],
  ],
])('%s still tells of the house itself', (id, pages) => {
  expect(outcomeOf(id, pages).state).toBe('found')
})
