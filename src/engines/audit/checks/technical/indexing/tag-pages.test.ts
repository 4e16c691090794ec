import { expect, test } from 'vitest'
import { tagPages } from '#src/engines/audit/checks/technical/indexing/tag-pages.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const page = (path: string, over: Partial<ServedPage> = {}): ServedPage => ({
  url: site_url + path,
  html: `<title>${path}</title>`,
  kind: 'article',
  ...over,
})
const tags = (count: number, over: Partial<ServedPage> = {}) =>
  Array.from({ length: count }, (_, at) => page(`blog/tag/t${at}/`, { kind: 'listing', ...over }))
const posts = (count: number) => Array.from({ length: count }, (_, at) => page(`blog/p${at}/`))
const look = (...pages: ServedPage[]) => tagPages.look(siteOf([page('', { kind: 'home' }), ...pages]))

test('more lists than posts are found, and fewer, unlisted or few ones are not', () => {
  expect(look(...posts(3), ...tags(16))).toMatchObject({ occurrences: [{ evidence: '16 such pages, 3 posts' }] })
  expect(look(...posts(20), ...tags(16)).state).toBe('ok')
  expect(look(...posts(3), ...tags(16, { indexable: false })).state).toBe('not_applicable')
  expect(look(...posts(3), ...tags(4)).state).toBe('not_applicable')
  expect(look(...tags(16)).state).toBe('ok')
})
