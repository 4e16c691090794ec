import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (town: string, zip: string, house = '12') => ({
  html: `<title>Plumber in ${town}</title><footer><p>${house} Oak Street, ${town}, GA ${zip}</p></footer>`,
  url: `https://www.calloway.example/${town}/${house}/`,
})
const [one, two, three] = [page('Savannah', '31401'), page('Pooler', '31322'), page('Rincon', '31326')]

test('one house that stands in three towns is found', () => {
  const outcome = localOutcome('address-in-several-towns', [one, two, three])
  expect(outcome.state === 'found' && outcome.occurrences.map(found => found.evidence).join('\n')).toMatch(/Rincon/)
})

const told = (town: string, zip: string, path: string, phone = '') => ({
  html: `<title>Plumber</title><p>Come by: 12 Oak Street, ${town}, GA ${zip}</p><p>${phone}</p>`,
  url: `https://www.calloway.example/${path}/`,
})

test('one house in two towns next to each other is found', () => {
  const outcome = localOutcome('address-in-several-towns', [one, told('Pooler', '31322', 'drains')])
  expect(outcome.state === 'found' && outcome.occurrences.map(found => found.evidence).join('\n')).toMatch(/Pooler/)
})

test.each([
  [
    'branches with a phone each',
    [told('Savannah', '31401', 'a', '912-234-0142'), told('Pooler', '31322', 'b', '912-786-5533')],
  ],
  ['towns far from each other', [told('Savannah', '31401', 'a'), told('Macon', '31201', 'b')]],
  ['a slip in one part, which is told elsewhere', [told('Savannah', '31401', 'a'), told('Pooler', '31401', 'b')]],
])('%s are not', (_, pages) => {
  expect(localOutcome('address-in-several-towns', pages).state).not.toBe('found')
})

test('one door of one ZIP in two towns contradicts itself; a part of a town does not', () => {
  const towns = (city: string) =>
    localOutcome('nap-address-inconsistent', [told('Savannah', '31401', 'a'), told(city, '31401', 'b')])
  expect(towns('Pooler')).toMatchObject({ occurrences: [{ evidence: expect.stringMatching(/^town: /) }] })
  expect(towns('Ardsley Park').state).toBe('ok')
})

test.each([
  ['one house in one town', [one, one, one]],
  ['houses in two towns', [one, two, one]],
  ['three houses in three towns', [one, page('Pooler', '31322', '14'), page('Rincon', '31326', '9')]],
])('%s is not', (_, pages) => {
  expect(localOutcome('address-in-several-towns', pages).state).not.toBe('found')
})
