import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, ...addresses: string[]) => ({
  html: `<title>Calloway Services</title>${addresses.map(one => `<p>Write to ${one}</p>`).join('')}`,
  url: `https://www.calloway.example/${path}`,
})
const look = (...pages: ReturnType<typeof page>[]) => localOutcome('email-other-domain-on-page', pages)
const own = 'office@calloway.example'

test.each(['office@call-oway.example', 'office@calloway.net', 'office@calloway.org'])(
  'one box at a domain that differs by a sign or an ending is found: %s',
  other => {
    const evidence = `${other}; ${own} on https://www.calloway.example/`
    expect(look(page('', own), page('contact/', other))).toMatchObject({ occurrences: [{ evidence }] })
  },
)

test.each([
  ['another box', page('contact/', 'ada@call-oway.example')],
  ['both on one page', page('contact/', own, 'office@call-oway.example')],
  ['the same', page('contact/', own)],
])('%s is not', (_, other) => {
  expect(look(page('', own), other).state).not.toBe('found')
})
