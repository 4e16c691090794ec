import { expect, test } from 'vitest'
import { mapMissing } from '#src/engines/audit/checks/local/contact/finding-you.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const map = '<iframe title="Map" src="https://www.google.com/maps/embed?pb=!1m18"></iframe>'
const page = (path: string, body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><html lang="en"><head><title>Calloway Plumbing</title></head><body><main>${body}</main><footer>12 Oak Street, Savannah, GA 31401 (912) 234-0142</footer></body>`,
  url: site_url + path,
  ...over,
})
const look = (path: string, body: string) =>
  mapMissing.look(
    siteOf([
      page('', '<h1>Plumber in Savannah</h1>', { kind: 'home' }),
      page('drains.html', '<p>Drains</p>'),
      page(path, body, { response: { found_by: 'folder' } }),
    ]),
  ).state

test.each(['directions.html', 'firmlocation.html', 'find-us.html'])(
  'a map on %s, to which no link leads, is missed as that page and not once more',
  path => {
    expect(look(path, map)).toBe('not_applicable')
    expect(look(path, '')).toBe('found')
  },
)

test('a map on a forgotten page of another matter shows nobody the way', () => {
  expect(look('old-gallery.html', map)).toBe('found')
})
