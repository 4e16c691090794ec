import { expect, test } from 'vitest'
import { attributeGroups, locationAttributes } from '#src/content/location-attributes.ts'

test('each attribute is there once, by its id and by its name', () => {
  expect(new Set(locationAttributes.map(({ id }) => id)).size).toBe(locationAttributes.length)
  expect(new Set(locationAttributes.map(({ name }) => name)).size).toBe(locationAttributes.length)
  expect(locationAttributes.filter(({ id }) => !/^[a-z]+(?:_[a-z]+)*$/.test(id))).toEqual([])
})

test('every group has some, and none is without a group', () => {
  const used = new Set(locationAttributes.map(({ group }) => group))
  expect([...used].toSorted()).toEqual(Object.keys(attributeGroups).toSorted())
})
