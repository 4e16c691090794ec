import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { dishOfAnotherCut } from './dish-of-another-cut.ts'

const look = (name: string, said: string) =>
  dishOfAnotherCut.look(viewOf({ html: `<div><h3>${name}</h3><span>$<!-- -->31.95</span></div><p>${said}</p>` }))

test.each([
  ['Ribeye Steak &amp; Eggs', 'New York Steak with onions and toast.'],
  ['Coulotte Steak', '12 oz grilled rib eye steak with mashed potatoes.'],
])('a dish named %s that is described as “%s” is found', (name, said) => {
  expect(look(name, said)).toMatchObject({ state: 'found', occurrences: [{ evidence: expect.stringContaining(said) }] })
})

test.each([
  ['Ribeye Steak', 'Rib-eye with onions and toast.'],
  ['Ribeye Steak', 'Onions, toast and a side of skirt steak tacos with salsa and beans.'.slice(0, 40)],
  ['Ribeye Steak', 'New York steak or rib eye with onions.'],
  ['Ribeye Steak', 'New York Strip'],
  ['Ribeye or New York Steak', 'Filet mignon with toast and eggs.'],
  ['Ribeye Steak', 'Skirt steak instead for two dollars less.'],
  ['Steak &amp; Eggs', 'New York steak with onions and toast.'],
  ['T-Bone', 'New York strip and filet mignon on one bone.'],
])('a dish named %s and “%s” are none', (name, said) => {
  expect(look(name, said).state).toBe('ok')
})

test.each([
  ['2 - Shredded Pork Rolls', 'Grilled salmon, lettuce, cucumber and mint leaves. $8'],
  ['Chicken Curry', 'Shrimp in coconut milk with basil.'],
])('a dish named %s that is described as other meat, “%s”, is found', (name, said) => {
  expect(look(name, said).state).toBe('found')
})

test.each([
  ['Chicken Fried Steak', 'Beef cutlet breaded and fried with gravy.'],
  ['Chicken Curry', 'Shrimp or chicken in coconut milk with basil.'],
  ['Salmon Salad', 'Greens, bacon, egg and grilled salmon.'],
  ['Chicken Club', 'Turkey, bacon, lettuce and tomato on toast.'],
  ['Surf &amp; Turf Beef', 'Lobster tail and shrimp with drawn butter.'],
  ['Pork Chops', 'Two of them with apples and rice. Add shrimp for $4 extra.'],
  ['Chicken Soup', 'Like our beef stew, made from scratch each day.'],
])('a dish named %s and “%s” are no two meats', (name, said) => {
  expect(look(name, said).state).toBe('ok')
})

test('a page without prices is no menu', () => {
  const html = '<h3>Ribeye Steak</h3><p>New York steak with onions and toast.</p>'
  expect(dishOfAnotherCut.look(viewOf({ html })).state).toBe('not_applicable')
})
