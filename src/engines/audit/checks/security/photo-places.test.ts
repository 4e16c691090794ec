import { expect, test } from 'vitest'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { photoPlaces } from './photo-places.ts'

const photo = (over: Partial<LinkChecked> = {}): LinkChecked => ({
  type: 'link_checked',
  url: `${site_url}van.jpg`,
  kind: 'asset',
  found_on: site_url,
  external: false,
  result: null,
  problem: null,
  taken_at: { latitude: 32.08113, longitude: -81.09121 },
  ...over,
})
const look = (body: string, ...links_checked: LinkChecked[]) =>
  photoPlaces.look(
    siteOf([{ html: `<title>Calloway Plumbing</title><h1>Plumbing and drains</h1>${body}` }], { links_checked }),
  )

test('a photo that knows where it was taken is told on a site that names no street', () => {
  expect(look('<p>We come to you.</p>', photo())).toMatchObject({
    occurrences: [{ url: site_url, evidence: `${site_url}van.jpg: taken at 32.081, -81.091` }],
  })
})

test.each([
  ['on a site that prints its address', '<p>12 Oak Street, Savannah, GA 31401</p>', photo()],
  ['of another site', '', photo({ external: true })],
])('a photo %s is none', (_, body, link) => {
  expect(look(body, link).state).not.toBe('found')
})

test('the photo of a house that customers come to is none', () => {
  const html = '<title>Calloway Dental</title><h1>Your dentist</h1><p>Crowns and implants.</p>'
  expect(photoPlaces.look(siteOf([{ html }], { links_checked: [photo()] })).state).toBe('not_applicable')
})

test('without such a photo nothing can be said', () => {
  const { taken_at: _, ...plain } = photo()
  expect(look('', plain).state).toBe('not_applicable')
})
