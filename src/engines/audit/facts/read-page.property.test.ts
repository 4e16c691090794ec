import { expect, it } from 'vitest'
import { auditProperties } from '#tests/support/audit/audit-properties.ts'

/** Enough to notice a slip; `npm run fuzz:audit` tries a million. */
const numRuns = 400

it.each(auditProperties)('%s', async (_, check) => {
  const { held, message } = await check({ numRuns })
  expect(message).toBe('')
  expect(held).toBe(true)
})
