import { expect, test } from 'vitest'
import { titleDuplicate } from '#src/engines/audit/checks/on-page/words/repeated-words.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { duplicateContentExact, duplicateContentNear } from './copied-content.ts'

const words = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `word${from + i}`)
const page = (path: string, text: readonly string[], kind: PageKind = 'other', head = ''): ServedPage => ({
  url: `${site_url}${path}`,
  kind,
  html: `<html lang="en"><head>${head}</head><body><main>${text.join(' ')}</main></body></html>`,
})
/** The text with one word in the middle replaced. */
const changed = (text: readonly string[], word: string) => text.with(Math.floor(text.length / 2), word)

test('pages of the same words are copies, and not nearly the same as well', () => {
  const site = siteOf([page('', words(60)), page('a', words(60)), page('b', words(60, 500))])
  expect(duplicateContentExact.look(site)).toEqual({
    state: 'found',
    occurrences: [
      { url: site_url, line: null, evidence: 'The same 60 words as /a' },
      { url: `${site_url}a`, line: null, evidence: 'The same 60 words as /' },
    ],
  })
  expect(duplicateContentNear.look(siteOf([page('', words(300)), page('a', words(300))])).state).toBe('ok')
})

const canonical = `<link rel="canonical" href="${site_url}">`
test.each<[string, ServedPage[]]>([
  ['a few words', [page('', words(20)), page('a', words(20))]],
  ['a copy that names its original', [page('', words(60)), page('a', words(60), 'other', canonical)]],
  ['one page under its folder and its file name', [page('', words(60)), page('index.html', words(60))]],
  ['a page that is not listed', [page('', words(60)), { ...page('a', words(60)), indexable: false }]],
])('%s: no copy', (_, pages) => {
  expect(duplicateContentExact.look(siteOf(pages)).state).toBe('ok')
})

test('pages that differ in a word are nearly the same', () => {
  const text = words(400)
  const site = siteOf([page('a', text), page('b', changed(text, 'other')), page('c', words(400, 1_000))])
  expect(duplicateContentNear.look(site)).toMatchObject({
    occurrences: [{ url: `${site_url}a`, evidence: 'Nearly the same text as /b' }, { url: `${site_url}b` }],
  })
})

test('pages that share half of their text are not', () => {
  const half = words(200)
  const site = siteOf([page('a', [...half, ...words(200, 1_000)]), page('b', [...half, ...words(200, 2_000)])])
  expect(duplicateContentNear.look(site).state).toBe('ok')
})

test('five copies for five towns are doorway pages, told elsewhere', () => {
  const text = words(400)
  const towns = ['akron', 'barberton', 'cuyahoga', 'stow', 'hudson'].map(town =>
    page(town, changed(text, town), 'location'),
  )
  expect(duplicateContentNear.look(siteOf(towns)).state).toBe('ok')
  expect(duplicateContentNear.look(siteOf(towns.slice(1))).state).toBe('found')
})

test('one page under its folder and its file name has no second title', () => {
  const titled = (path: string): ServedPage => page(path, words(3), 'other', '<title>Calloway Plumbing</title>')
  expect(titleDuplicate.look(siteOf([titled(''), titled('index.html')])).state).not.toBe('found')
  expect(titleDuplicate.look(siteOf([titled(''), titled('a')])).state).toBe('found')
})

test('pages for towns of one template are told as those, and other copies beside them as copies', () => {
  const text = words(400)
  const town = (name: string): ServedPage => ({
    ...page(name.toLowerCase(), changed(text, name), 'location', `<title>Drain Cleaning in ${name}, OH</title>`),
  })
  const towns = ['Akron', 'Barberton', 'Stow', 'Hudson'].map(town)
  expect(duplicateContentNear.look(siteOf(towns)).state).toBe('ok')
  const others = [page('a', words(400, 1_000)), page('b', changed(words(400, 1_000), 'other'))]
  expect(duplicateContentNear.look(siteOf([...towns, ...others]))).toMatchObject({
    occurrences: [{ url: `${site_url}a` }, { url: `${site_url}b` }],
  })
})

test('pages of old tables that share nothing but their menu, and show other pictures, are no copies', () => {
  const menu = words(30).map(word => `<td><a href="/${word}.htm">${word} pictures</a></td>`)
  const album = (path: string, text = ''): ServedPage => ({
    url: `${site_url}${path}`,
    html: `<html lang="en"><head><title>${path}</title></head><body><table><tr>${menu.join('')}</tr><tr><td><img src="/${path}-1.jpg" alt=""><img src="/${path}-2.jpg" alt="">${text}</td></tr></table></body></html>`,
  })
  expect(duplicateContentExact.look(siteOf([album('a'), album('b')])).state).toBe('ok')
  const said = `<p>${words(60, 100).join(' ')}</p>`
  expect(duplicateContentExact.look(siteOf([album('a', said), album('b', said)])).state).toBe('found')
})
