import { expect, test } from 'vitest'
import { businessCategories, businessCategory } from '#src/content/categories/business-categories.ts'
import { industryNames } from '#src/domain/business.ts'
import { isKindOf, isType } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'

const names = businessCategories.map(({ name }) => name)

test('there are at least four hundred, and at least twenty-five of each industry', () => {
  expect(businessCategories.length).toBeGreaterThanOrEqual(400)
  for (const industry of Object.keys(industryNames)) {
    expect(businessCategories.filter(category => category.industry === industry).length, industry).toBeGreaterThan(24)
  }
})

test('no name and no id is there twice', () => {
  const doubled = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
  expect(doubled(names.map(name => name.toLowerCase()))).toEqual([])
  expect(doubled(businessCategories.map(({ id }) => id))).toEqual([])
})

test('ids are words that can stand in an address', () => {
  expect(businessCategories.filter(({ id }) => !/^[a-z\d]+(?:_[a-z\d]+)*$/.test(id))).toEqual([])
  expect(businessCategory('hvac_contractor')).toEqual({
    id: 'hvac_contractor',
    name: 'HVAC contractor',
    industry: 'construction_contractors',
    schema_type: 'HVACBusiness',
  })
  expect(businessCategory('wizard')).toBeUndefined()
})

test('names are written as Google writes them: a capital first, no list in one', () => {
  expect(names.filter(name => !/^\p{Lu}/u.test(name) || /[;:,]|\s{2}|^\s|\s$/.test(name))).toEqual([])
})

test('every type is one of schema.org, and a local business', () => {
  const types = [...new Set(businessCategories.map(({ schema_type }) => schema_type))]
  expect(types.filter(type => !isType(type))).toEqual([])
  expect(types.filter(type => !isKindOf(type, 'LocalBusiness'))).toEqual([])
})
