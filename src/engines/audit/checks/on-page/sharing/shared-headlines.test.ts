import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { sharedHeadlines } from './shared-headlines.ts'

const page = (path: string, title: string, headline: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><head><title>${title}</title>\n<meta property="og:title" content="${headline}"></head><body><p>About ${path}`,
  url: site_url + path,
  ...over,
})
const drains = page('drains', 'Drains', 'Drains')
const look = (...others: ServedPage[]) =>
  sharedHeadlines.look(siteOf([page('', 'Calloway', 'Calloway'), drains, ...others]))

test('a page that is shared under the headline of another is told, and the other is not', () => {
  expect(look(page('pipes', 'Pipes', 'drains'))).toEqual({
    state: 'found',
    occurrences: [{ url: `${site_url}pipes`, line: 2, evidence: '“Pipes” is shared under the headline of /drains' }],
  })
})

test.each([
  ['a headline of its own', page('pipes', 'Pipes', 'New pipes in a day')],
  ['no headline', page('pipes', 'Pipes', '')],
  ['the same title, too', page('pipes', 'Drains', 'Drains')],
  ['a page that is not listed', page('pipes', 'Pipes', 'Drains', { indexable: false })],
])('%s is fine', (_, other) => {
  expect(look(other).state).toBe('ok')
})
