import { expect, test } from 'vitest'
import { watchTables } from '#tests/support/access/changed-tables.ts'
import { openTestDatabase } from '#tests/support/machine/test-database.ts'

test.each([
  ['a new row', `insert into attempts (id, subject_hash) values (gen_random_uuid(), 'new')`],
  ['a changed row', `update attempts set subject_hash = 'other'`],
  ['a row written again as it was', `update attempts set subject_hash = subject_hash`],
  ['a row that is gone', `delete from attempts`],
  [
    'a row for a row',
    `with gone as (delete from attempts returning id)
     insert into attempts (id, subject_hash) select gen_random_uuid(), 'swapped' from gone`,
  ],
])('%s is seen, once, and in its table alone', async (_, change) => {
  const database = await openTestDatabase()
  await database.asOwner(`insert into attempts (id, subject_hash) values (gen_random_uuid(), 'x')`)
  const changedTables = await watchTables(database)
  await changedTables()
  expect(await changedTables()).toEqual([])
  await database.asOwner(change)
  expect(await changedTables()).toEqual(['public.attempts'])
  expect(await changedTables()).toEqual([])
})
