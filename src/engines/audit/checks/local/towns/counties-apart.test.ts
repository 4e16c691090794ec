import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (home: string, about: string, path = 'about') =>
  localOutcome('counties-differ', [
    { html: `<title>Calloway Plumbing</title><p>${home}</p>` },
    { html: `<title>About us</title><p>${about}</p>`, url: `https://www.calloway.example/${path}`, kind: 'about' },
  ]).state

test.each([
  ['Proudly serving Chatham &amp; Effingham Counties.', 'We serve all of Bryan County.'],
  ['Plumbing across Savannah, Tybee Island &amp; Chatham County', 'Licensed in Bryan and Liberty Counties'],
  ['Service area: Chatham County', 'Serving Bryan, Liberty, and Long Counties'],
])('other counties on another page are found: %s; %s', (home, about) => {
  expect(look(home, about)).toBe('found')
})

test.each([
  ['Serving Chatham &amp; Effingham Counties', 'We serve all of Chatham County.'],
  ['Serving Savannah and Chatham County', 'Serving Kane County and Chatham County'],
  ['Serving Chatham County. We serve Chatham and Bryan Counties.', 'Serving Bryan County'],
  ['Service area: Chatham County</p><p>Service area: Bryan County', 'Serving Bryan County'],
  ['Serving Chatham County', 'We mend pipes across West County and South County.'],
  ['Service area Service Area Chatham County', 'Serving families throughout Chatham County'],
  ['Serving Chatham County', 'Recommended throughout Bryan County courts: ask the clerk.'],
])('the same, or a part of them, is not: %s; %s', (home, about) => {
  expect(look(home, about)).toBe('ok')
})

test('a page for one county speaks of that one', () => {
  expect(look('Serving Chatham County', 'Serving Bryan County', 'about-bryan-county')).toBe('ok')
})
