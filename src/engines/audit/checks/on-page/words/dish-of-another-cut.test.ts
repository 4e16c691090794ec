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

test('a page without prices is no menu', () => {
  const html = '<h3>Ribeye Steak</h3><p>New York steak with onions and toast.</p>'
  expect(dishOfAnotherCut.look(viewOf({ html })).state).toBe('not_applicable')
})
