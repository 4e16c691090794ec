import { expect, test } from 'vitest'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { openGraphForgotten } from './open-graph-forgotten.ts'

const page = (path: string, has: boolean, kind: 'home' | 'other' | 'listing' | 'service' = 'other') => ({
  url: site_url + path,
  kind,
  html: `<title>${path}</title>${has ? `<meta property="og:title" content="${path} in Savannah">` : ''}<p>Words</p>`,
})
const told = (...pages: ReturnType<typeof page>[]) => {
  const outcome = openGraphForgotten.look(siteOf(pages))
  return outcome.state === 'found' ? outcome.occurrences.map(({ url }) => url.slice(site_url.length)) : outcome.state
}
const most = ['', 'drains', 'heaters', 'leaks', 'team'].map(path => page(path, true, path === '' ? 'home' : 'other'))

test('pages without a headline for sharing where most have one', () => {
  expect(told(...most, page('bio', false))).toEqual(['bio'])
  expect(told(...most, page('tag/drains', false, 'listing'), page('sitemap.html', false))).toBe('ok')
  expect(told(...most, page('services', false, 'service'), page('bio', false))).toBe('not_applicable')
  expect(told(...most)).toBe('ok')
})

test('where few have one, it is left out on purpose or everywhere', () => {
  expect(told(page('', true, 'home'), ...['a', 'b', 'c', 'd'].map(path => page(path, false)))).toBe('not_applicable')
})
