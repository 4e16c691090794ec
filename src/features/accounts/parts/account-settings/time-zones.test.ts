import { expect, test } from 'vitest'
import { timeZoneGroups } from '#src/features/accounts/parts/account-settings/time-zones.ts'

const known = Intl.supportedValuesOf('timeZone')
const namesIn = (groups: ReturnType<typeof timeZoneGroups>) =>
  groups.flatMap(group => group.zones.map(zone => zone.name))

test('American zones come first, under the names people have for them', () => {
  const [first] = timeZoneGroups(known, 'America/New_York')
  expect(first?.label).toBe('United States')
  expect(first?.zones[0]).toEqual({ name: 'America/New_York', label: 'Eastern (New York, Miami)' })
})

test('every zone the browser knows can be chosen, once', () => {
  const names = namesIn(timeZoneGroups(known, 'America/New_York'))
  expect(names).toEqual(expect.arrayContaining(known))
  expect(new Set(names).size).toBe(names.length)
})

test('every zone offered is one that can be told the time in', () => {
  for (const timeZone of namesIn(timeZoneGroups(known, 'UTC'))) {
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
  }
})

test('the chosen zone is offered though the browser does not list it', () => {
  expect(namesIn(timeZoneGroups([], 'Asia/Kolkata'))).toContain('Asia/Kolkata')
  expect(namesIn(timeZoneGroups([], 'UTC'))).toContain('UTC')
})

test('without a choice there is no empty entry', () => {
  expect(namesIn(timeZoneGroups([], ''))).not.toContain('')
})

test('names read as words', () => {
  const [, argentina] = timeZoneGroups(['America/Argentina/Buenos_Aires'], '')
  expect(argentina).toEqual({
    label: 'America',
    zones: [{ name: 'America/Argentina/Buenos_Aires', label: 'Argentina, Buenos Aires' }],
  })
})
