import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const long =
  'Leaks, drains and water heaters, mended on the day you call, by people who live around the corner and have'
const page = (description: string, body = '<p>(912) 234-0142</p>'): ServedPage => ({
  html: `<title>Calloway</title><meta name="description" content="${description}">${body}`,
})
const two_places = '<p>12 Oak St, Savannah, GA 31401 (912) 234-0142</p><p>8 Elm St, Macon, GA 31201 (478) 555-0163</p>'
const look = (one: ServedPage) => localOutcome('nap-phone-inconsistent', [one])

test.each([
  ['at the end of a long description', page(`${long} their tools with them. Call (912) 234-0192.`)],
  ['beside the right one', page('Call (912) 234-0142 or (912) 234-0192.')],
  ['where there are several places', page('Call (912) 234-0192 in Savannah.', two_places)],
])('a number that stands in search results alone is found %s', (_, one) => {
  expect(look(one)).toMatchObject({ state: 'found', occurrences: [{ evidence: expect.stringContaining('234-0192') }] })
})

test.each([
  ['the printed one', page(`${long} their tools with them. Call (912) 234-0142.`)],
  ['one of each place', page('Savannah (912) 234-0142, Macon (478) 555-0163', two_places)],
  ['that of somebody else of the house', page('Ann: (912) 234-0142 | Ray: (912) 786-5533')],
  ['one of a third place', page('In Augusta call (706) 555-0199.', two_places)],
])('%s is none', (_, one) => {
  expect(look(one).state).not.toBe('found')
})
