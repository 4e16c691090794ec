import { expect, test } from 'vitest'
import { auditSections } from '#src/content/audit-sections.ts'
import { sections } from '#src/engines/audit/sections.ts'

test('the ten sections share one hundred points', () => {
  expect(auditSections).toHaveLength(10)
  expect(auditSections.reduce((sum, section) => sum + section.weight, 0)).toBe(100)
})

test('no section stands above a heavier one', () => {
  const weights = auditSections.map(section => section.weight)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

test('what is published is what the engine scores by', () => {
  const byId = (all: readonly { id: string; name: string; weight: number }[]) =>
    Object.fromEntries(all.map(({ id, name, weight }) => [id, { name, weight }]))
  expect(byId(auditSections)).toEqual(byId(sections))
})
