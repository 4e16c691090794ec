import { expect, test } from 'vitest'
import { duplicateContentNear } from '#src/engines/audit/checks/on-page/pages/copied-content.ts'
import { indexFileDuplicates } from '#src/engines/audit/checks/technical/addresses/address-twins.ts'
import { homeVersions } from '#src/engines/audit/checks/technical/addresses/home-versions.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const words = Array.from({ length: 120 }, (_, i) => `word${i}`).join(' ')
const others = Array.from({ length: 120 }, (_, i) => `other${i}`).join(' ')
const page = (path: string, body: string, head = '<title>Window cleaning</title>'): ServedPage => ({
  url: site_url + path,
  html: `<!doctype html>${head}<main><p>${body}</main>`,
  kind: path === '' ? 'home' : 'other',
})
const newer = page('', `Thank you for your visit, says Len. ${words}`)

test('a home page that lies there in two versions, told once', () => {
  const site = siteOf([newer, page('index.htm', words)])
  expect(homeVersions.look(site)).toMatchObject({ state: 'found', occurrences: [{ url: `${site_url}index.htm` }] })
  expect(duplicateContentNear.look(site).state).toBe('ok')
  expect(indexFileDuplicates.look(site).state).toBe('ok')
})

test.each<[string, ServedPage]>([
  ['the same page under two names', page('index.htm', `Thank you for your visit, says Len. ${words}`)],
  ['another page of that title', page('index.htm', others)],
  ['a door that opens to the home page', page('index.php', 'Enter here')],
  ['a page with a title of its own', page('index.htm', words, '<title>Welcome in Spanish</title>')],
  ['the first page of a folder', page('shop/index.html', words)],
  [
    'one that search engines do not list',
    page('index.htm', words, `<title>Window cleaning</title><meta name="robots" content="noindex">`),
  ],
  ['a file that no page links to', { ...page('index.htm', words), response: { found_by: 'folder' } }],
])('%s is no second version', (_, other) => {
  const listed = !other.html.includes('noindex')
  expect(homeVersions.look(siteOf([newer, { ...other, indexable: listed }])).state).not.toBe('found')
})

test('two versions of which each names the one original', () => {
  const head = `<title>Window cleaning</title><link rel="canonical" href="${site_url}">`
  const site = siteOf([page('', `Thank you. ${words}`, head), page('index.htm', words, head)])
  expect(homeVersions.look(site).state).not.toBe('found')
})
