import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/local-outcome.ts'

const page = (town: string, zip: string, house = '12') => ({
  html: `<title>Plumber in ${town}</title><footer><p>${house} Oak Street, ${town}, GA ${zip}</p></footer>`,
  url: `https://www.calloway.example/${town}/${house}/`,
})
const [one, two, three] = [page('Savannah', '31401'), page('Pooler', '31322'), page('Rincon', '31326')]

test('one house that stands in three towns is found', () => {
  const outcome = localOutcome('address-in-several-towns', [one, two, three])
  expect(outcome.state === 'found' && outcome.occurrences.map(found => found.evidence).join('\n')).toMatch(/Rincon/)
})

test.each([
  ['one house in one town', [one, one, one]],
  ['houses in two towns', [one, two, one]],
  ['three houses in three towns', [one, page('Pooler', '31322', '14'), page('Rincon', '31326', '9')]],
])('%s is not', (_, pages) => {
  expect(localOutcome('address-in-several-towns', pages).state).not.toBe('found')
})
