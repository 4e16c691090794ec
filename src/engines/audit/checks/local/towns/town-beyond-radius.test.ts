import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { townBeyondRadius } from './town-beyond-radius.ts'

const list = (...towns: readonly string[]) => `<ul>${towns.map(town => `<li>${town}</li>`).join('')}</ul>`
const around = ['Macon', 'Warner Robins', 'Perry', 'Forsyth', 'Gray']
const look = (said: string, ...towns: readonly string[]) =>
  townBeyondRadius.look(
    viewOf({
      html: `<html lang="en"><body><h1>Roofs</h1><p>12 Oak Street, Macon, GA 31201</p><p>${said}</p><h2>Towns we serve</h2>${list(...towns)}</body></html>`,
    }),
  )

test('a town that lies beyond the miles of the page is told with its distance', () => {
  expect(look('Serving a 50-mile radius from Macon.', ...around, 'Savannah')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/^within 50 miles of Macon: Savannah \(1\d\d miles\)$/) }],
  })
})

test.each<[string, string, ...string[]]>([
  ['towns within', 'Serving a 50-mile radius from Macon.', ...around],
  ['one just beyond', 'Serving a 30-mile radius from Macon.', ...around, 'Dublin'],
  ['two radiuses', 'Serving a 50-mile radius from Macon. We travel up to 200 miles.', ...around, 'Savannah'],
  ['no radius', 'Serving Middle Georgia.', ...around, 'Savannah'],
  ['a few towns', 'Serving a 50-mile radius from Macon.', 'Gray', 'Savannah'],
])('%s are not', (_, said, ...towns) => {
  expect(look(said, ...towns).state).not.toBe('found')
})
