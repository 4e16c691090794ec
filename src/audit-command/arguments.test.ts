import { expect, test } from 'vitest'
import { readAuditArguments } from '#src/audit-command/arguments.ts'

const linksOf = (...words: string[]) => {
  const read = readAuditArguments(words)
  return read.ok ? read.request.links : read.problem
}

test('nobody but the audited site is asked anything, unless that is wished', () => {
  expect(linksOf('https://www.calloway.example')).toBe('site')
  expect(linksOf('./copy', '--as-origin', 'https://www.calloway.example')).toBe('site')
  expect(linksOf('https://www.calloway.example', '--links', 'all')).toBe('all')
})

test('another word for --links is refused with those that there are', () => {
  expect(linksOf('https://www.calloway.example', '--links', 'none')).toMatch(/^--links must be one of site, all/)
})
