import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const url = 'https://www.callowayplumbing.com/'
const footer = '<footer>© 2026 Calloway Plumbing, 12 Oak Street, Savannah, GA 31401</footer>'
const state = (id: string, body: string, kind: 'home' | 'article' | 'location' = 'home') =>
  localOutcome(id, [{ html: htmlWith([], `<h1>Plumber in Savannah</h1>${body}${footer}`), url, kind }]).state

test.each([
  '<p>Welcome to Hartwell Drains! We mend pipes.</p>',
  '<p>Your house is safe. At Hartwell Drains, we come the same day.</p>',
  '<p>Hartwell Drains is a family-owned plumber.</p>',
  '<p>Thank you for choosing Hartwell Drains LLC.</p>',
  '<p>Thank you for considering Hartwell Concepts for your next repair.</p>',
  '<p>The team at Hartwell Drains is here for you.</p>',
  '<h3>The Hartwell Drains Difference</h3>',
  '<h2>What our customers say about Hartwell Drains</h2>',
  '<p>Follow Hartwell Drains on Facebook</p>',
  '<p>What breaks first? Hartwell Plumbing Company offers guidance on what to look at.</p>',
  '<p>Hartwell Plumbing provides honest and affordable repair services.</p>',
  '<p>Hartwell Plumbing Services offers homeowners free estimates.</p>',
  '<h2>Why Choose Hartwell Drains?</h2><p>Call Hartwell Drains today.</p>',
])('a text that speaks for another business is found: %s', body => {
  expect(state('text-of-another-business', body)).toBe('found')
})

test.each([
  '<p>Welcome to Calloway Plumbing!</p>',
  '<p>Welcome to CalPlumb Drains!</p>',
  '<p>Welcome to Savannah Plumbing.</p>',
  '<p>Welcome to our shop. At home, we rest.</p>',
  '<p>Thank you for choosing Calloway Concepts for your next repair.</p>',
  '<p>Thank you for choosing Savannah for your wedding.</p>',
  '<p>Thank you for considering Drain Cleaning for your home.</p>',
  '<p>Call Hartwell Drains today if your main line is theirs.</p>',
  '<h2>Why choose Brightstar Water Heaters?</h2>',
  '<p>Brightstar Water Heaters are a local favorite, and manufactured in Ohio.</p>',
  '<blockquote>“Thank you for choosing us.”</blockquote>',
  '<p>Since 1936, Brightstar Water has made our softeners.</p>',
  '<p>The team at the shop is here for you.</p>',
  '<h3>The Savannah Plumbing Difference</h3>',
  '<p>Brightstar Plumbing offers a ten-year warranty on its heaters.</p>',
  '<p>Brightstar Credit provides financing services.</p>',
  '<p>Calloway Plumbing offers guidance and free estimates.</p>',
  '<p>Savannah Plumbing offers free estimates.</p>',
  '<p>Our Plumbing Team offers advice.</p>',
])('a text of the business itself, or one on another, is none: %s', body => {
  expect(state('text-of-another-business', body)).not.toBe('found')
})

test('a name drawn together from the beginnings of the own one is no stranger', () => {
  const of = (said: string) => {
    const head = '<title>Hartwell Avenue Drains</title><meta property="og:site_name" content="Hartwell Avenue Drains">'
    return localOutcome('text-of-another-business', [{ html: `${head}<p>Welcome to ${said}!</p>`, url }]).state
  }
  expect(of('HartAve Drains')).toBe('ok')
  expect(of('BrightAve Drains')).toBe('found')
})

test('articles may speak of other businesses, and a page that tells nobody’s name has no stranger on it', () => {
  const body = '<p>Welcome to Hartwell Drains!</p>'
  expect(state('text-of-another-business', body, 'article')).toBe('not_applicable')
  const nameless = { html: '<title>Plumber</title><p>Welcome to Hartwell Drains!</p>', url }
  expect(localOutcome('text-of-another-business', [nameless]).state).toBe('not_applicable')
})

test.each([
  '<h2>Proudly serving Denver, CO</h2>',
  '<p>We are proud to serve the Denver community.</p>',
  '<p>Serving Houston, Texas and the surrounding areas.</p>',
  '<p>Looking for a plumber in Denver? Call us.</p>',
  '<p>Calloway is the best plumber in Denver, Colorado.</p>',
  '<p>Denver homeowners trust us.</p>',
  '<p>Our shop is just minutes from downtown Denver.</p>',
  '<p>Conveniently located near Denver, Colorado.</p>',
  '<p>A short drive from Denver, CO</p>',
  '<img src="/a.jpg" alt="Plumber in Denver CO">',
  '<p>Serving homeowners in Valdosta, GA and the surrounding areas.</p>',
  '<p>Proudly serving Asheville, NC and beyond.</p>',
])('a text that serves a town far from the address is found: %s', body => {
  expect(state('text-names-far-town', body)).toBe('found')
})

test.each([
  '<p>Serving Savannah, Pooler and Denver, CO</p>',
  '<p>Serving Bluffton, SC and the area around it.</p>',
  '<p>Serving Fairview, NC and beyond.</p>',
  '<p>Serving homeowners in Valdosta, GA and all of Georgia.</p>',
  '<p>Serving Philadelphia cheesesteaks and Chicago-style pizza.</p>',
  '<p>Just minutes from Pooler, GA</p>',
  '<p>An hour from Denver, our supplier has a shop.</p>',
  '<p>Ray was born in Denver, CO, and served homeowners in Boston.</p>',
  '<p>Our heaters come from Lebanon, OR.</p>',
  '<blockquote>Best plumber in Denver, CO!</blockquote>',
  '<h2>Serving Denver</h2><h2>Serving Tulsa</h2><h2>Serving Seattle</h2>',
])('another town that is no slip is none: %s', body => {
  expect(state('text-names-far-town', body)).toBe('ok')
})

test('a page for a far town, and one without an address, are left alone', () => {
  expect(state('text-names-far-town', '<p>Serving Denver, CO.</p>', 'location')).toBe('not_applicable')
  const bare = { html: '<h1>Plumber</h1><p>Serving Denver, CO.</p>', url }
  expect(localOutcome('text-names-far-town', [bare]).state).toBe('not_applicable')
})
