import { expect, test } from 'vitest'
import { sampleLocation, sampleRules } from '#tests/support/locations/sample-location.ts'
import { checkLocation } from './check-location.ts'

/** What asks for a reason, as `field: message`. Throws where it is refused. */
function asked(changes: Record<string, unknown>): string[] {
  const checked = checkLocation({ ...sampleLocation, ...changes }, sampleRules)
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
  return checked.warnings.map(({ field, message }) => `${field}: ${message}`)
}

test.each<[said: string, changes: Record<string, unknown>]>([
  [
    'address_line_1: Nobody can visit a P.O. box, and Google lists no business at one.',
    { address_line_1: 'P.O. Box 12' },
  ],
  ['address_line_2: This looks like a rented mailbox. Google lists no business at one.', { address_line_2: 'PMB 204' }],
  [
    'phone: Google asks for a local number that reaches the shop itself. This one is toll-free.',
    { phone: '(800) 234-5678' },
  ],
  ['phone: This number is not from the United States. Google asks for a local one.', { phone: '+44 20 7946 0018' }],
  [
    'website: Browsers call this address "not secure". Use the one with https://.',
    { website: 'http://okafor-plumbing.example' },
  ],
  [
    'description: Google wants no web or email addresses in a description. The website has its own field.',
    { description: 'See okafor-plumbing.com.' },
  ],
  [
    'description: Google wants no phone numbers in a description. They have their own field.',
    { description: 'Call (904) 630-4000.' },
  ],
  ['description: Google wants no prices in a description.', { description: 'Drains from $120.' }],
  [
    'description: Google wants no offers in a description. A post can tell of them.',
    { description: '20% off all drains.' },
  ],
  [
    'description: Whole words in capitals read as shouting, and Google may refuse them.',
    { description: 'THE BEST PLUMBERS IN TOWN' },
  ],
])('“%s”', (said, changes) => {
  expect(asked(changes)).toEqual([said])
})

test('a far service area asks for a reason where the record is checked', () => {
  const checked = checkLocation(sampleLocation, { ...sampleRules, findCentre: () => ({ lat: 25.77, lng: -80.19 }) })
  expect(checked).toMatchObject({ ok: true, warnings: [{ field: 'service_areas.0', code: 'service_area_far' }] })
})

test('a toll-free number of no country in particular is not called foreign', () => {
  expect(asked({ additional_phones: ['(800) 234-5678'] })).toEqual([])
})

test('a site with https does not ask for a reason for an http: further on', () => {
  expect(asked({ website: 'https://okafor-plumbing.example/?from=http://okafor.example' })).toEqual([])
})
