import { expect, test } from 'vitest'
import { auditSections } from '#src/content/audit-sections.ts'

test('the ten sections share one hundred points', () => {
  expect(auditSections).toHaveLength(10)
  expect(auditSections.reduce((sum, section) => sum + section.weight, 0)).toBe(100)
})

test('no section stands above a heavier one', () => {
  const weights = auditSections.map(section => section.weight)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

test('the sections weigh what is published', () => {
  expect(Object.fromEntries(auditSections.map(({ id, weight }) => [id, weight]))).toEqual({
    technical: 15,
    'on-page': 15,
    local: 20,
    'structured-data': 10,
    links: 10,
    mobile: 5,
    speed: 10,
    accessibility: 5,
    security: 5,
    'ai-readiness': 5,
  })
})
