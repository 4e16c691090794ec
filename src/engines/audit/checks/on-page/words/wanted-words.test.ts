import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { wantedWordsOnNoPage } from './wanted-words.ts'

const page = (title: string, h1: string, keyword: string | null, path = ''): ServedPage => ({
  url: `${site_url}${path}`,
  html: `<html lang="en"><head><title>${title}</title></head><body><h1>${h1}</h1></body></html>`,
  given: { keyword, city: 'Akron' },
})

test.each([
  ['other services', 'Plumbing in Akron', 'Drains and pipes', 'roof repair'],
  ['one word of two', 'Roof painting', 'Roofs in color', 'roof repair'],
  ['only the town', 'Calloway, Akron', 'Welcome', 'roofers Akron'],
])('a site that speaks of %s has no page for the search', (_, title, h1, keyword) => {
  expect(wantedWordsOnNoPage.look(siteOf([page(title, h1, keyword)]))).toMatchObject({
    occurrences: [{ url: site_url, evidence: `No title or main heading of the one page has the words “${keyword}”` }],
  })
})

test.each([
  ['its title', 'Roof Repair in Akron | Calloway', 'Welcome', 'roof repair'],
  ['title and heading together', 'Repairs of all kinds', 'We mend every roof', 'roof repair'],
  ['another form of the words', 'Roofing and roof repairs', 'Welcome', 'roof repair near me'],
  ['a trade where people type the tradesman', 'Plumbing in Akron', 'Drains', 'best plumber in Akron'],
])('a page that says it in %s is the page for it', (_, title, h1, keyword) => {
  expect(wantedWordsOnNoPage.look(siteOf([page(title, h1, keyword)])).state).toBe('ok')
})

test('any page will do, and nothing is said to somebody who named no search', () => {
  const home = page('Calloway', 'Welcome', 'roof repair')
  expect(wantedWordsOnNoPage.look(siteOf([home, page('Roof repair', 'Roof repair', null, 'roofs')])).state).toBe('ok')
  expect(wantedWordsOnNoPage.look(siteOf([page('Calloway', 'Welcome', null)])).state).toBe('not_applicable')
  expect(wantedWordsOnNoPage.look(siteOf([page('Calloway', 'Welcome', 'the best near me')])).state).toBe(
    'not_applicable',
  )
})
