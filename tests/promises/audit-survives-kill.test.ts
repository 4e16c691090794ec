import { expect, test } from 'vitest'
import { runAuditKillRounds } from '#tests/promises/audit-kill-rounds.ts'

test('a check whose worker or whole program is killed in the middle ends with one report, one lead and one mail', async () => {
  const counts = await runAuditKillRounds(2, () => undefined)
  expect(counts).toEqual({
    asked: 2,
    program_kills: 1,
    database_kills: 0,
    worker_kills: 1,
    reported_once: 2,
    leads_once: 2,
    mailed_once: 2,
  })
}, 180_000)
