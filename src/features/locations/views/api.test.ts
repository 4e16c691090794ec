import { expect, test } from 'vitest'
import { mostViews } from '#src/features/locations/views/keep-view.ts'
import { openBusiness } from '#tests/support/features/open-business.ts'

const path = '/api/location-views'

test('a filter is kept by its name for whoever saved it, replaced under the same name, and deleted', async () => {
  const { owner, business_id, addMember } = await openBusiness()
  const manager = await addMember({ role: 'manager', scope: 'all' })
  const list = async (who = owner) => (await who.read(`${path}?business_id=${business_id}`)).views
  expect(await list()).toEqual([])
  const keep = (name: string, query: string) => owner.read(path, 'POST', { business_id, name, query })
  const tampa = await keep('Tampa shops', 'city=Tampa&state=FL')
  const holidays = await keep('Holiday 🎄 مرحبا <b>', 'problem=no_hours')
  expect(await list()).toEqual([holidays, tampa])
  const again = await keep(' tampa SHOPS ', 'city=Tampa&state=FL&sort=-completeness')
  expect(again).toMatchObject({ name: 'tampa SHOPS' })
  expect(await list()).toEqual([holidays, again])
  expect(await list(manager)).toEqual([])
  expect((await manager.ask(`${path}/${holidays.id}`, 'DELETE')).status).toBe(404)
  expect((await owner.ask(`${path}/${holidays.id}`, 'DELETE')).status).toBe(204)
  expect((await owner.ask(`${path}/${holidays.id}`, 'DELETE')).status).toBe(404)
  expect(await list()).toEqual([again])
})

test('what cannot be kept is refused, and a stranger’s business is as good as missing', async () => {
  const { owner, signIn, business_id, stranger_id, database } = await openBusiness()
  const keep = (wish: object, who = owner) => who.ask(path, 'POST', { business_id, name: 'A', query: 'q=a', ...wish })
  for (const wish of [{ name: ' ' }, { name: 'x'.repeat(61) }, { name: 'a\nb' }, { query: 'x'.repeat(1001) }]) {
    expect((await keep(wish)).status).toBe(422)
  }
  const stranger = await signIn()
  const wordsOf = async (answer: Response) => ({ ...(await answer.json()), status: answer.status, request_id: '' })
  const missing = await wordsOf(await stranger.ask(`${path}?business_id=${stranger_id}`))
  expect(missing).toMatchObject({ status: 404, code: 'not_found' })
  expect(await wordsOf(await stranger.ask(`${path}?business_id=${business_id}`))).toEqual(missing)
  expect(await wordsOf(await keep({}, stranger))).toEqual(missing)
  await database.asOwner(
    `insert into location_views (id, user_id, business_id, name, query)
      select gen_random_uuid(), $1, $2, 'view ' || n, 'q=a' from generate_series(1, ${mostViews}) as n`,
    [owner.id, business_id],
  )
  expect((await (await keep({})).json()).code).toBe('too_many_views')
  expect((await keep({ name: 'View 7' })).status, 'in the place of another').toBe(201)
})

test('without any filter nobody reads or takes the saved filters of somebody else', async () => {
  const { owner, business_id, addMember, database } = await openBusiness()
  const manager = await addMember({ role: 'owner', scope: 'all' })
  await owner.ask(path, 'POST', { business_id, name: 'A', query: 'q=a' })
  const run = ({ id }: { id: string }, text: string) =>
    database.inTransaction({ kind: 'user', user_id: id, role: 'client' }, async tx => {
      return (await tx.$client.query(text)).rowCount
    })
  expect(await run(owner, 'select from location_views')).toBe(1)
  expect(await run(manager, 'select from location_views')).toBe(0)
  expect(await run(manager, 'delete from location_views')).toBe(0)
})
