import { expect, test, vi } from 'vitest'
import { system } from '#src/platform/database/actor.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

async function notify(database: Awaited<ReturnType<typeof openTestDatabase>>, payload: string): Promise<void> {
  await database.inTransaction(system, tx => tx.$client.query("select pg_notify('news', $1)", [payload]))
}

test('what is notified is heard by every follower until they leave, and not what is notified elsewhere', async () => {
  const database = await openTestDatabase()
  const [one, other]: [string[], string[]] = [[], []]
  const missed = vi.fn()
  const leave = database.channel('news').follow(payload => one.push(payload), missed)
  database.channel('news').follow(payload => other.push(payload), missed)
  await expect.poll(() => missed.mock.calls).toHaveLength(2)
  await notify(database, 'a')
  await database.inTransaction(system, tx => tx.$client.query("select pg_notify('other', 'b')"))
  await expect.poll(() => [one, other]).toEqual([['a'], ['a']])
  leave()
  await notify(database, 'c')
  await expect.poll(() => other).toEqual(['a', 'c'])
  expect(one).toEqual(['a'])
})

test('a follower is told to look again after the connection was lost', async () => {
  const database = await openTestDatabase()
  const heard: string[] = []
  const missed = vi.fn()
  database.channel('news').follow(payload => heard.push(payload), missed)
  await expect.poll(() => missed.mock.calls).toHaveLength(1)
  await database.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight listens' and datname = current_database()",
  )
  await expect.poll(() => missed.mock.calls).toHaveLength(2)
  await notify(database, 'a')
  await expect.poll(() => heard).toEqual(['a'])
})
