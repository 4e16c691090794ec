import { expect, test } from 'vitest'
import { businessCategories } from '#src/content/categories/business-categories.ts'
import { searchCategories } from '#src/features/locations/search-categories.ts'

const names = (q: string) => searchCategories({ q }).map(({ name }) => name)

test('names that begin with the words come first', () => {
  expect(names('plumb')).toEqual(['Plumber'])
  expect(names('Personal inj')).toEqual(['Personal injury attorney'])
  expect(names('auto re')[0]).toMatch(/^Auto r/)
})

test('beginnings of words anywhere in the name count, in any order', () => {
  expect(names('attorney injury')).toEqual(['Personal injury attorney'])
  expect(names('restaurant cub')).toEqual(['Cuban restaurant'])
  expect(names('umber')).toEqual([])
})

test('without words all are told, of one industry where it is named', () => {
  expect(searchCategories({ q: ' ' })).toHaveLength(businessCategories.length)
  const legal = searchCategories({ q: '', industry: 'legal_services' })
  expect(new Set(legal.map(({ industry }) => industry))).toEqual(new Set(['legal_services']))
})
