import { expect, test } from 'vitest'
import { canonicalRelative } from '#src/engines/audit/checks/technical/canonicals/canonical-relative.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const page = (path: string, href: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><head><title>${path}</title>\n<link rel="canonical" href="${href}"></head><body><p>About ${path} and what we do there`,
  url: site_url + path,
  ...over,
})
const dead: ServedPage = { html: '<p>Nothing here', url: `${site_url}gone`, response: { status: 404 } }

test.each([
  ['/services/', 'found'],
  ['//www.calloway.example/services/', 'found'],
  ['', 'found'],
  ['https://www.calloway.example/services/', 'ok'],
  ['HTTPS://www.calloway.example/services/', 'ok'],
])('a canonical of “%s”: %s', (href, state) => {
  expect(canonicalRelative.look(siteOf([page('services/', href)])).state).toBe(state)
})

test('it says which address comes of it', () => {
  expect(canonicalRelative.look(siteOf([page('services/', '../services/')]))).toMatchObject({
    state: 'found',
    occurrences: [
      {
        url: `${site_url}services/`,
        line: 2,
        evidence: `no https:// and no domain, which makes it ${site_url}services/`,
      },
    ],
  })
})

test.each([
  ['leads to no page, which is told', '/gone'],
  ['has a slash too few, which is told', '/services'],
])('one that %s, is not told again', (_, href) => {
  expect(canonicalRelative.look(siteOf([page('services/', href), dead])).state).toBe('ok')
})

test('pages without one, and pages that search engines leave out, are not asked', () => {
  const bare: ServedPage = { html: '<title>Calloway</title>' }
  expect(canonicalRelative.look(siteOf([bare, page('a', '/a', { indexable: false })])).state).toBe('not_applicable')
})
