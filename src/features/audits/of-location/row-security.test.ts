import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Actor, system, visitor } from '#src/platform/database/actor.ts'
import { openBusiness } from '#tests/support/features/open-business.ts'

test('audits of a location are seen with it while its plan runs, asked for by editors, and altered by the system alone', async () => {
  const { owner, addLocation, addMember, signIn, database, business_id } = await openBusiness()
  const [one, two] = [await addLocation(), await addLocation({ store_code: 'B' })]
  const manager = await addMember({ role: 'manager', scope: 'chosen', location_ids: [two] })
  const viewer = await addMember({ role: 'viewer', scope: 'all' })
  const [admin, stranger] = [await signIn('admin'), await signIn()]
  const as = ({ id }: { id: string }, role: 'client' | 'admin' = 'client'): Actor => ({
    kind: 'user',
    user_id: id,
    role,
  })
  const run = (actor: Actor, text: string) =>
    database.inTransaction(actor, async tx => (await tx.$client.query(text)).rowCount)
  const seen = async (actor: Actor) => [
    await run(actor, 'select from location_audits'),
    await run(actor, "select from audits where kind = 'location'"),
  ]
  const plan = (status: string) => database.asOwner('update subscriptions set status = $1', [status])
  await database.asOwner(
    "insert into subscriptions (location_id, business_id, status) values ($1, $3, 'active'), ($2, $3, 'active')",
    [one, two, business_id],
  )
  const auditOf = (kind: string, id: string = randomUUID()) =>
    `insert into audits (id, kind, site, host, start_url, names_scheme, given) values ('${id}', '${kind}', 's', 'h', 'u', true, '{}')`
  const askFor = async (who: { id: string }, location: string, actor: Actor = as(who)) => {
    const id = randomUUID()
    await database.asOwner(auditOf('location', id))
    const row = `'${id}', '${business_id}', '${location}', '${who.id}'`
    return run(actor, `insert into location_audits (audit_id, business_id, location_id, created_by) values (${row})`)
  }
  expect([await askFor(owner, one), await askFor(manager, two), await askFor(admin, one, as(admin, 'admin'))]).toEqual([
    1, 1, 1,
  ])
  for (const [who, location] of [
    [manager, one],
    [viewer, one],
    [stranger, one],
  ] as const) {
    await expect(askFor(who, location)).rejects.toThrow(/row-level security/)
  }
  await expect(run(visitor, auditOf('location'))).rejects.toThrow(/row-level security/)
  await expect(run(as(owner), auditOf('free_check'))).rejects.toThrow(/row-level security/)

  expect(await seen(as(owner))).toEqual([3, 3])
  expect(await seen(as(manager))).toEqual([1, 1])
  expect(await seen(as(stranger))).toEqual([0, 0])
  expect(await seen({ kind: 'holder', link_id: randomUUID() })).toEqual([0, 0])
  await plan('past_due')
  await expect(askFor(owner, one)).rejects.toThrow(/row-level security/)
  expect(await seen(as(owner))).toEqual([0, 0])
  expect((await seen(as(admin, 'admin')))[0]).toBe(3)
  for (const actor of [as(owner), as(admin, 'admin'), visitor]) {
    expect(await run(actor, 'update location_audits set presence = null')).toBe(0)
    expect(await run(actor, 'delete from location_audits')).toBe(0)
  }
  expect(await run(system, 'delete from location_audits')).toBe(3)
})
