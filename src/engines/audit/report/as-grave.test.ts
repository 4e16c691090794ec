import { expect, test } from 'vitest'
import { hasFindingAsGraveAs } from '#src/engines/audit/report/as-grave.ts'
import { auditPages, describedCheck, reportOf } from '#tests/support/crawl/audit-loopback.ts'

test.each([
  ['low', true],
  ['medium', true],
  ['high', false],
  ['critical', false],
] as const)('a report whose worst finding is medium is as grave as %s: %s', async (limit, expected) => {
  const report = reportOf(await auditPages({ '/': '<title>Calloway</title>' }, [describedCheck]))
  expect(hasFindingAsGraveAs(limit, report)).toBe(expected)
  expect(hasFindingAsGraveAs(limit, { findings: [] })).toBe(false)
})
