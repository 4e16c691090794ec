import { expect, test } from 'vitest'
import { clearOutImports } from '#src/features/locations/imports/clear-out.ts'
import { openImports } from '#tests/support/features/open-imports.ts'

test('files of more than 90 days ago go with their rows; newer ones, those at work, and the locations stay', async () => {
  const { upload, check, save, database, owner, countLocations, business_id } = await openImports()
  const [old, working, recent] = [await upload('Name\nA\n'), await upload('Name\nB\n'), await upload('Name\nC\n')]
  await check(old.id)
  await save(old.id)
  const age = (id: string, days: number, state: string) =>
    database.asOwner(
      "update location_imports set created_at = now() - $2 * interval '1 day', state = $3 where id = $1",
      [id, days, state],
    )
  await age(old.id, 91, 'saved')
  await age(working.id, 91, 'checking')
  await age(recent.id, 89, 'mapping')
  const actor = { kind: 'user', user_id: owner.id, role: 'client' } as const
  const byOwner = await database.inTransaction(actor, tx => tx.$client.query('delete from location_imports'))
  expect(byOwner.rowCount, 'nobody but the job deletes them').toBe(0)
  expect(await clearOutImports(database)).toBe(1)
  const { imports } = await owner.read(`/api/location-imports?business_id=${business_id}`)
  expect(imports.map(({ id }: { id: string }) => id)).toEqual([recent.id, working.id])
  expect(await database.asOwner('select from location_import_rows')).toHaveLength(2)
  expect(await countLocations()).toBe(1)
  expect(await clearOutImports(database)).toBe(0)
})
