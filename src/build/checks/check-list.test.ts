import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkList } from '#src/build/checks/check-list.ts'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'

test('docs/checks.md lists the checks as they are: write it with npm run check-list', async () => {
  const written = await readFile('docs/checks.md', 'utf8')
  expect(written).toBe(checkList(allChecks))
  expect(written.match(/^- (?:critical|high|medium|low|info): /gm)).toHaveLength(allChecks.length)
})

test('the gravest stand first in a section, and signs of Markdown are shown as they are', () => {
  const some = allChecks.slice(0, 2).map((check, at) => ({
    ...check,
    section: 'links' as const,
    severity: at === 0 ? ('low' as const) : ('critical' as const),
    title: at === 0 ? 'A <title> is *there*' : 'Gone',
  }))
  const list = checkList(some)
  expect(list.indexOf('- critical: Gone')).toBeLessThan(list.indexOf(String.raw`- low: A \<title\> is \*there\*`))
  expect(list).toContain('## Technical\n\n0 checks')
})
