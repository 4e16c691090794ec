import { expect, test } from 'vitest'
import { technicalChecks } from '#src/engines/audit/checks/technical/technical-checks.ts'

test('every check has its own id, all its words, and belongs here', () => {
  expect(new Set(technicalChecks.map(({ id }) => id)).size).toBe(technicalChecks.length)
  for (const { section, title, why, mend, source } of technicalChecks) {
    expect(section).toBe('technical')
    for (const words of [title, why, mend]) expect(words).toMatch(/^\S.{9,250}$/)
    expect(title).not.toMatch(/\.$/)
    expect(source).toMatch(/^https:\/\//)
  }
})
