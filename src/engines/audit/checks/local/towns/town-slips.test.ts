import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { townMisspelled } from './town-slips.ts'

const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p></footer>'
const site = (body: string, title = 'Calloway Plumbing') =>
  siteOf([
    {
      html: `<html lang="en"><head><title>${title}</title></head><body><p>We mend every drain.</p>${body}</body></html>`,
    },
  ])

test.each([
  ['of one’s own town', `<h1>Plumber in Savanah</h1>${foot}`, /Savanah.*Savannah/],
  ['of a town nearby', `<p>Serving Hinesvile and Pooler since 1998.</p>${foot}`, /Hinesvile.*Hinesville/],
  ['in a word of a town', `<p>We serve Garden City and Port Wentwoth.</p>${foot}`, /Wentwoth.*Wentworth/],
  ['in the words of a picture', `<img src="a.jpg" alt="Our van in Guyton and Hinesvile">${foot}`, /Hinesvile/],
  ['where a title alone tells the town', '<p>We come to Simpsonvile.</p>', /Simpsonvile.*Simpsonville/],
  [
    'where two words of it are written as one',
    '<p>Inspections in Villarica since 1998.</p><p>Tires in Villarica.</p><footer><p>12 Oak Street, Villa Rica, GA 30180</p></footer>',
    /“Villarica”.*Villa Rica/,
  ],
  ['in a word of such a city', `<p>Great work! Keith R - Daily City, California</p>${foot}`, /“Daily City”.*Daly City/],
  ['in a city of the state behind it', `<p>2.5 hours from Las Vagas, NV</p>${foot}`, /“Las Vagas”.*Las Vegas/],
  ['of two letters', `<h1>The best plumber in Greenvle</h1>`, /Greenvle.*Greenville/],
  [
    'in the address itself',
    '<footer><p>12 Mill Drive, Laguna Hils, CA 92653</p></footer>',
    /“Laguna Hils”.*Laguna Hills/,
  ],
])('a slip is found %s', (_, body, evidence) => {
  const outcome = townMisspelled.look(site(body, 'Calloway Plumbing, Greenville, SC'))
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(evidence)
})

test.each([
  ['the town itself, and words that are near', `<h1>Plumber in Savannah</h1><p>Savannahs, savanna, August</p>${foot}`],
  ['a town far away', `<p>Our founder came from Charlestown and Jacksonvile.</p>${foot}`],
  ['a part of a town', '<footer><p>12 Oak Street, Isle of Hope, GA 31406</p></footer>'],
  ['another way of writing it', '<footer><p>12 Oak Street, Ft. Stewart, GA 31314</p></footer>'],
  [
    'a place that the post does not know',
    `<p>Our farm is in Deer Hollow, GA. We ship from Plaza Nueva, NV.</p>${foot}`,
  ],
  ['a neighborhood', `<p>Two hours from Ocean City, GA and Union City, Georgia</p>${foot}`],
  ['a city of another state', `<p>Two hours from Las Vagas, GA</p>${foot}`],
  ['a street', `<p>Turn left at Hinesvile Road.</p>${foot}`],
  ['a person', `<p>Ask for Harold Hinesvile.</p>${foot}`],
  [
    'one’s own name',
    `<p>Hinesvile Drains mends drains.</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Hinesvile Drains"}</script>${foot}`,
  ],
])('%s is none', (_, body) => {
  expect(townMisspelled.look(site(body)).state).not.toBe('found')
})
