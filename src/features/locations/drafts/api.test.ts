import { expect, test } from 'vitest'
import { openBusiness } from '#tests/support/features/open-business.ts'

async function setUp() {
  const opened = await openBusiness()
  const id = await opened.addLocation()
  const path = (key: string) => `/api/location-drafts/${key}?business_id=${opened.business_id}`
  return { ...opened, id, path }
}

test('what was typed is kept for each person and location, and for one that is new, until it is dropped', async () => {
  const { owner, addMember, id, path } = await setUp()
  const manager = await addMember({ role: 'manager', scope: 'all' })
  expect(await owner.read(path(id))).toEqual({ draft: null })
  const typed = { name: 'Reyes <b>', phone: '(904', services: [{ name: '🛠️ مرحبا' }] }
  const kept = await owner.read(path(id), 'PUT', { values: typed, based_on_version: 1 })
  expect(kept).toEqual({ values: typed, based_on_version: 1, updated_at: expect.any(String) })
  await owner.ask(path('new'), 'PUT', { values: { name: 'New' } })
  await owner.ask(path('new'), 'PUT', { values: { name: 'Newer' } })
  expect(await owner.read(path(id))).toEqual({ draft: kept })
  expect(await owner.read(path('new'))).toMatchObject({ draft: { values: { name: 'Newer' }, based_on_version: null } })
  expect(await manager.read(path(id))).toEqual({ draft: null })
  expect((await owner.ask(path(id), 'DELETE')).status).toBe(204)
  expect(await owner.read(path(id))).toEqual({ draft: null })
  expect(await owner.read(path('new'))).toMatchObject({ draft: { values: { name: 'Newer' } } })
})

test('what cannot be kept is refused in words; a location of others has no draft', async () => {
  const { owner, signIn, id, path } = await setUp()
  const deep = `{"values":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`
  expect((await owner.ask(path(id), 'PUT', deep)).status).toBe(422)
  for (const values of [{ name: 'a\u0000b' }, { name: '\ud800' }, { '\u0000': 1 }, [], 'text', null]) {
    expect((await owner.ask(path(id), 'PUT', { values })).status).toBe(422)
  }
  expect((await owner.ask(path(id), 'PUT', { values: { name: 'x'.repeat(1_000_000) } })).status).toBe(413)
  expect((await owner.ask(path(id), 'PUT', { values: {}, based_on_version: 0 })).status).toBe(422)
  const stranger = await signIn()
  expect((await stranger.ask(path(id), 'PUT', { values: {} })).status).toBe(404)
  expect((await owner.ask(path('nonsense'), 'PUT', { values: {} })).status).toBe(404)
})
