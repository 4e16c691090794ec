import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { descriptionDuplicate, h1Duplicate, titleDuplicate } from './repeated-words.ts'

const page = (path: string, title: string, body = '', lang = 'en', head = ''): ServedPage => ({
  url: `${site_url}${path}`,
  html: `<html lang="${lang}"><head>\n<title>${title}</title><meta name="description" content="${title}">${head}</head><body>${body}</body></html>`,
})

test('pages with one title and one description are told, each with the other', () => {
  const site = siteOf([page('', 'Calloway'), page('drains', 'Calloway plumbing'), page('pipes', 'Calloway  Plumbing')])
  const occurrences = [
    { url: `${site_url}drains`, line: 2, evidence: '“Calloway plumbing” also on /pipes' },
    { url: `${site_url}pipes`, line: 2, evidence: '“Calloway Plumbing” also on /drains' },
  ]
  expect(titleDuplicate.look(site)).toEqual({ state: 'found', occurrences })
  expect(descriptionDuplicate.look(site)).toMatchObject({ occurrences: [{}, {}] })
})

test.each([
  ['no language', ''],
  ['American English', 'en-US'],
])('a page that names %s repeats a page in English', (_, lang) => {
  const site = siteOf([page('', 'Calloway'), page('drains', 'Drains'), page('pipes', 'Drains', '', lang)])
  expect(titleDuplicate.look(site)).toMatchObject({ occurrences: [{}, {}] })
})

const text = Array.from({ length: 80 }, (_, i) => `word${i}`).join(' ')
test.each<[string, ServedPage[]]>([
  ['titles that differ', [page('', 'Drains'), page('a', 'Pipes')]],
  ['another language', [page('', 'Calloway'), page('es', 'Calloway', '', 'es')]],
  ['later pages of a list', [page('blog', 'Blog of Calloway'), page('blog/page/2/', 'Blog of Calloway')]],
  ['such pages as files', [page('blog', 'Blog of Calloway'), page('blog/page/2/index.html', 'Blog of Calloway')]],
  ['a page that is not listed', [page('', 'Calloway'), { ...page('thanks', 'Calloway'), indexable: false }]],
  [
    'a copy that names its original',
    [page('', 'Calloway'), page('?a=1', 'Calloway', '', 'en', `<link rel="canonical" href="${site_url}">`)],
  ],
  ['copies, which are told as such', [page('', 'Calloway', text), page('a', 'Calloway', text)]],
])('%s are no repetition', (_, pages) => {
  expect(titleDuplicate.look(siteOf(pages)).state).toBe('ok')
  expect(descriptionDuplicate.look(siteOf(pages)).state).toBe('ok')
})

test('a title that was never written is told as that', () => {
  expect(titleDuplicate.look(siteOf([page('', 'Home'), page('a', 'Home')])).state).toBe('ok')
})

test('one page repeats nothing', () => {
  expect(titleDuplicate.look(siteOf([page('', 'Home')])).state).toBe('not_applicable')
})

test('one main heading on pages of different titles is found; where titles are the same, too, those tell it', () => {
  const site = siteOf([page('', 'Calloway', '<h1>Calloway</h1>'), page('a', 'Drains', '<h1>Calloway</h1>')])
  expect(h1Duplicate.look(site)).toMatchObject({ occurrences: [{ evidence: '“Calloway” also on /a' }, {}] })
  const logo = '<header><h1>Calloway</h1></header><footer>© 2026 Calloway</footer>'
  const headed = siteOf([page('', 'A', logo), page('b', 'B', `${logo}<h1>Drains</h1>`)])
  expect(h1Duplicate.look(headed).state).toBe('ok')
  const told = siteOf([page('', 'Calloway', '<h1>Calloway</h1>'), page('a', 'Calloway', '<h1>Calloway</h1>')])
  expect(h1Duplicate.look(told).state).toBe('ok')
  expect(h1Duplicate.look(siteOf([page('', 'A', '<h1>A</h1>'), page('b', 'B', '<h1>B</h1>')])).state).toBe('ok')
})
