import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const data = (telephone: string) => ({ '@type': 'Plumber', name: 'Calloway Plumbing', telephone })
const page = (name: string, printed: string, told: string, kind: NonNullable<ServedPage['kind']>): ServedPage => ({
  html: htmlWith([data(told)], `<p>Call us: ${printed}</p>`),
  url: `https://www.calloway.example/${name}`,
  kind,
})
const home = page('', '(912) 234-1943', '+1-912-234-1943', 'home')
const outcome = (...pages: ServedPage[]) => localOutcome('nap-phone-inconsistent', pages)

test('one business with another number in the data of a page, which prints it, too', () => {
  const told = outcome(home, page('repairs', '(912) 786-5531', '+1-912-786-5531', 'service'))
  expect(told.state === 'found' && told.occurrences.map(({ evidence }) => evidence)).toEqual([
    'structured data: +1-912-786-5531; that of https://www.calloway.example/: +1-912-234-1943',
  ])
})

test.each<[string, ServedPage]>([
  ['the same number', page('repairs', '(912) 234-1943', '+1-912-234-1943', 'service')],
  ['the page of a place', page('pooler', '(912) 786-5531', '+1-912-786-5531', 'location')],
  ['an article', page('news', '(912) 786-5531', '+1-912-786-5531', 'article')],
])('%s is fine', (_, other) => {
  expect(outcome(home, other).state).not.toBe('found')
})

test('a main number that is a digit away from the one on every page is told, though the page prints that as well', () => {
  const foot = '<footer>(912) 234-1949</footer>'
  const inner = (name: string): ServedPage => ({
    html: `<h1>${name}</h1>${foot}`,
    url: `https://www.calloway.example/${name}`,
    kind: 'service',
  })
  const front = (told: string): ServedPage => ({
    html: htmlWith([data(told)], `<a href="tel:+19122341943">(912) 234-1943</a>${foot}`),
  })
  const pages = ['drains', 'sewers', 'heaters'].map(inner)
  expect(outcome(front('+1-912-234-1943'), ...pages)).toMatchObject({
    occurrences: [{ evidence: 'structured data: +1-912-234-1943; on 4 pages +19122341949' }],
  })
  expect(outcome(front('+1-912-234-1949'), ...pages).state).not.toBe('found')
  expect(outcome(front('+1-912-786-5531'), ...pages).state).not.toBe('found')
})

test('the number in the data of a page that prints none is told where no page prints it', () => {
  const bare = (told: string): ServedPage => ({
    html: htmlWith([data(told)], '<p>Write to us.</p>'),
    url: 'https://www.calloway.example/write',
    kind: 'contact',
  })
  expect(outcome(home, bare('+1-912-786-5531')).state).toBe('found')
  expect(outcome(home, bare('+1-912-234-1943')).state).not.toBe('found')
  const second = page('repairs', '(912) 786-5531', '+1-912-234-1943', 'service')
  expect(outcome(home, second, bare('+1-912-786-5531')).state).not.toBe('found')
})
