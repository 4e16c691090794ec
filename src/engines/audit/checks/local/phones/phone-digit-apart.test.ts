import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { bodies } from '#tests/support/audit/local-pages.ts'

const head = (number: string) => `<header>Calloway Plumbing ${number}</header><p>Drains</p>`
const ours = head('(912) 234-0142')
const look = (...pages: string[]) => localOutcome('nap-phone-inconsistent', bodies(...pages)).state

test('half of the pages bear a number that ends in another digit', () => {
  expect(look(ours, ours, ours, head('(912) 234-0143'), head('(912) 234-0143'), head('(912) 234-0143'))).toBe('found')
})

test.each([
  ['both stand on one page', head('(912) 234-0142 or (912) 234-0143')],
  ['another number altogether', head('(912) 786-5533')],
])('%s: those are two lines', (_, other) => {
  expect(look(ours, ours, ours, other, other, other)).not.toBe('found')
})
