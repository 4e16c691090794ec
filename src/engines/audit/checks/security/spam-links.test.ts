import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { spamLinks } from './spam-links.ts'

const look = (body: string) => spamLinks.look(viewOf({ html: `<body>${body}</body>` }))
const links = (names: readonly string[]) =>
  names.map((name, at) => `<a href="https://shop${at}.example/">${name}</a>`).join(' ')

test('links to shops of copied brands on several other sites are found', () => {
  expect(look(links(['louis vuitton outlet', 'michael kors outlet', 'wolf grey 3s']))).toMatchObject({
    occurrences: [{ evidence: expect.stringMatching(/^3 links to 3 other sites: “louis vuitton outlet”/) }],
  })
  expect(look(`<div style="display:none">${links(['slot gacor', 'situs judi'])}</div>`).state).toBe('found')
})

test.each([
  links(['Our supplier', 'Canadian Pharmacy Association', 'Michael Kors']),
  links(['Nike outlet', 'Nearby golf outlet']),
  '<a href="/jordan-11-release">Jordan 11 release</a>'.repeat(5),
])('what a shop may link to is not', body => {
  expect(look(body).state).not.toBe('found')
})

test('what stands far off every screen is hidden, and what a hidden link of gamblers says needs no second', () => {
  const off = (names: readonly string[], style = 'position:absolute;left:-9999px') =>
    look(`<div style="${style}">${links(names)}</div>`).state
  expect(off(['cialis online', 'buy viagra'])).toBe('found')
  expect(off(['slot gacor'])).toBe('found')
  expect(off(['slot gacor'], 'text-indent: -4000px')).toBe('found')
  expect(off(['Canadian Pharmacy Association'])).not.toBe('found')
  expect(off(['cialis online', 'buy viagra'], 'position:absolute;left:-12px')).not.toBe('found')
  expect(off(['cialis online', 'buy viagra'], 'position:relative;left:-2400px')).not.toBe('found')
})
