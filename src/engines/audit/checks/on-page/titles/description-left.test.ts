import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { descriptionLeft } from './description-left.ts'

const look = (content: string, named = 'name="description"') =>
  descriptionLeft.look(viewOf({ html: `<head><meta ${named} content="${content}"></head>` })).state

test.each([
  'Free HTML Templates',
  'Create Ultra Responsive Mega Menu Navigation For Your Site',
  'A light jQuery slider for any page',
  'Web site created using create-react-app',
  'Lovable Generated Project',
  'Created with v0',
  'A product of emergent.sh',
  'Need to add Meta Data here about the bakery',
  'TODO: write meta description here',
  'Portal login and bill pay links (placeholder).',
  'Placeholder for HIPAA Notice of Privacy Practices.',
  'Insert your meta tags here',
  'App built with Base44',
  'Your description here',
  'Add your meta description here',
  '[Business description]',
  'A description of the page',
  'website description',
  'Vite React app',
  'Place your website description in this area. This is read by some search engines.',
  'Astro description',
  'My website',
  'A short description that shows when your page is shared.',
  'A brief description that appears in search results',
  'This site was created from a free web template. Find more of them at example.com',
  'Responsive Bootstrap 5 plumbing template for small firms',
])('a description that nobody wrote is found: %s', content => {
  expect(look(content)).toBe('found')
  expect(look(content, 'property="og:description"')).toBe('found')
})

test.each([
  'We mend pipes in Savannah, and tell you the price before.',
  'React to leaks before they spread.',
  'Free estimates',
  'Add meta to your vocabulary: a game shop in Savannah.',
  'We put Meta data here to work for the ads of our clients.',
  'Fences built with care',
  'Porches built with bolt and nail.',
  'This site was built from a barn in Macon.',
  'A description of the work and its price comes with each estimate.',
  'My website design shop in Savannah',
  'Counter templates are cut free of charge.',
])('a description of a shop is none: %s', content => {
  expect(look(content)).toBe('ok')
})

test('a page without a description has none that is left', () => {
  expect(look('')).toBe('not_applicable')
})
