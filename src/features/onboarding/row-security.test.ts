import { expect, test } from 'vitest'
import { type Actor, system, visitor } from '#src/platform/database/actor.ts'
import { openBusiness } from '#tests/support/features/open-business.ts'

test('without any filter nobody but those who see the whole business reads its steps, and only editors write', async () => {
  const opened = await openBusiness()
  const { owner, business_id, addLocation, addMember, signIn, database } = opened
  const id = await addLocation()
  await owner.ask(`/api/onboarding/${business_id}/steps/goals`, 'PATCH', { version: 0, state: 'in_progress' })
  const viewer = await addMember({ role: 'viewer', scope: 'all' })
  const part = await addMember({ role: 'manager', scope: 'chosen', location_ids: [id] })
  const manager = await addMember({ role: 'manager', scope: 'all' })
  const [stranger, admin] = [await signIn(), await signIn('admin')]
  const as = (who: { id: string }, role: 'client' | 'admin' = 'client'): Actor => ({
    kind: 'user',
    user_id: who.id,
    role,
  })
  const run = (actor: Actor, text: string) =>
    database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  const count = (actor: Actor) => run(actor, 'select from onboarding_steps')
  const readers = [as(owner), as(viewer), as(manager), as(admin, 'admin'), system]
  expect(await Promise.all(readers.map(count))).toEqual([1, 1, 1, 1, 1])
  expect(await Promise.all([as(part), as(stranger), visitor].map(count))).toEqual([0, 0, 0])

  const change = (who: { id: string }) => `update onboarding_steps set state = 'done', updated_by = '${who.id}'`
  for (const who of [viewer, part, stranger]) expect(await run(as(who), change(who))).toBe(0)
  expect(await run(as(manager), change(manager))).toBe(1)
  await expect(run(as(manager), change(owner)), 'in the name of somebody else').rejects.toThrow()
  await expect(run(as(owner), 'delete from onboarding_steps')).rejects.toThrow()
})
