import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (body: string, name: string, kind: ServedPage['kind']): ServedPage => ({
  html: htmlWith([], body),
  url: `https://www.calloway.example/${name}`,
  ...(kind && { kind }),
})
const home = page('<p>Call (912) 234-1943</p>', '', 'home')
const about = page('<p>Since 1988.</p>', 'about', 'about')
const policy = (body: string) => page(`<h1>Privacy Policy</h1><p>${body}</p>`, 'privacy', 'legal')
const outcome = (...pages: ServedPage[]) => localOutcome('nap-phone-inconsistent', pages)

test('a number that stands in the privacy policy alone', () => {
  const told = outcome(home, about, policy('Questions? Call us at (912) 555-7731.'))
  expect(told.state === 'found' && told.occurrences.map(({ url, evidence }) => [url, evidence])).toEqual([
    ['https://www.calloway.example/privacy', '(912) 555-7731; (912) 234-1943 on https://www.calloway.example/'],
  ])
})

test.each<[string, ServedPage[]]>([
  ['the same number', [home, policy('Call (912) 234-1943.')]],
  ['both numbers', [home, policy('Call (912) 234-1943 or (912) 555-7731.')]],
  ['one of the contact page', [home, page('<p>(912) 555-7731</p>', 'contact', 'contact'), policy('(912) 555-7731')]],
  ['no number on the home page', [about, policy('Call (912) 555-7731.')]],
  ['a fax', [home, policy('Fax: (912) 555-7731')]],
])('silent: %s', (_, pages) => {
  expect(outcome(...pages).state).not.toBe('found')
})
