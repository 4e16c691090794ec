import { expect, test } from 'vitest'
import { runKillRounds } from '#tests/promises/kill-rounds.ts'

test('a message acknowledged with 201 survives kill -9 right after, and its mails are sent exactly once', async () => {
  const counts = await runKillRounds(3, () => undefined)
  expect(counts).toEqual({ acknowledged: 3, database_kills: 1, stored_once: 3, mails_sent_once: 6, mails_on_disk: 6 })
}, 90_000)
