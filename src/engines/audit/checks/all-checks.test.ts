import { expect, test } from 'vitest'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { leftOut } from '#src/engines/audit/checks/left-out.ts'

test('every check and everything left out has an id of its own', () => {
  const ids = [...allChecks, ...leftOut].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
})

test('every check says in sentences what is wrong, why it matters and what to do, and names an address that says so', () => {
  for (const { id, title, why, mend, source } of allChecks) {
    expect({ id, title }).toMatchObject({ title: expect.stringMatching(/^(?:robots\.txt |[A-Z“0-9])/) })
    expect(title).not.toMatch(/\.$/)
    for (const words of [why, mend]) expect({ id, words }).toMatchObject({ words: expect.stringMatching(/[.?]$/) })
    expect(source).toMatch(/(?:^|; )https:\/\/\S+(?: \(|$)/)
  }
})

test('what is left out has its reason as a sentence', () => {
  for (const { reason } of leftOut) expect(reason).toMatch(/^[A-Z].{20,200}\.$/)
})
