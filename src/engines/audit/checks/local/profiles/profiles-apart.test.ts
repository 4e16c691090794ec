import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

let nth = 0
const page = (links: string, kind: ServedPage['kind'] = 'other'): ServedPage => ({
  html: `<title>Calloway</title><footer>${links}</footer>`,
  url: `https://www.calloway.example/${++nth}/`,
  kind,
})
const facebook = (name: string) => `<a href="https://www.facebook.com/${name}">Facebook</a>`
const usual = () => [page(facebook('calloway')), page(facebook('calloway/')), page(facebook('Calloway'))]

test('a page that leads to another profile than the others is found', () => {
  expect(localOutcome('profile-differs-across-pages', [...usual(), page(facebook('hartwell'))])).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: 'facebook.com/hartwell; facebook.com/calloway on 3 pages' }],
  })
})

test.each<[string, ServedPage[]]>([
  ['the same profile', [...usual(), page(facebook('calloway?ref=footer'))]],
  ['a number in place of a name', [...usual(), page(facebook('profile.php?id=12'))]],
  [
    'a second profile that another page has beside the first',
    [...usual(), page(facebook('hartwell')), page(facebook('hartwell') + facebook('calloway'))],
  ],
  ['too few to tell', [page(facebook('calloway')), page(facebook('hartwell'))]],
  ['an article', [...usual(), page(facebook('hartwell'), 'article')]],
])('%s is not', (_, pages) => {
  expect(localOutcome('profile-differs-across-pages', pages).state).not.toBe('found')
})
