import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { townsListedTwice } from './towns-listed-twice.ts'

const look = (body: string) =>
  townsListedTwice.look(viewOf({ html: `<html lang="en"><body><main>${body}</main></body></html>` }))
const list = (heading: string, towns: readonly string[]) =>
  `<h2>${heading}</h2><ul>${towns.map(town => `<li>${town}</li>`).join('')}</ul>`

test.each([
  list('Service areas', ['Savannah', 'Pooler', 'Savannah', 'Richmond Hill']),
  list('Cities we serve', ['Savannah, GA', 'Pooler, GA', 'Rincon, GA', 'Pooler, GA']),
  '<p>We serve Savannah, Pooler, Richmond Hill, Garden City, and Pooler.</p>',
  '<p>Proudly serving Savannah, Pooler, Rincon, Hinesville, Savannah and Statesboro</p>',
])('a town that stands twice: %s', body => {
  expect(look(body).state).toBe('found')
})

test.each([
  list('Service areas', ['Savannah', 'Pooler', 'Rincon', 'Richmond Hill']),
  list('Service areas', ['Savannah', 'Pooler', 'Savannah', 'Pooler']),
  list('Our work', ['Savannah', 'Pooler', 'Savannah', 'Richmond Hill']),
  list('Service areas', ['Drain cleaning', 'Water heaters', 'Drain cleaning', 'Gas lines', 'Leaks']),
  '<p>We serve Savannah and Pooler. Savannah is our home.</p>',
])('no town stands twice: %s', body => {
  expect(look(body).state).not.toBe('found')
})
