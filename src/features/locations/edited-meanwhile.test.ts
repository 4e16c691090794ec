import { expect, test } from 'vitest'
import { openBusiness } from '#tests/support/features/open-business.ts'

async function setUp() {
  const opened = await openBusiness()
  const id = await opened.addLocation()
  const manager = await opened.addMember({ role: 'manager', scope: 'all' })
  const save = async (who: typeof manager, version: number, changes: Record<string, unknown>) => {
    const answer = await who.ask(`/api/locations/${id}`, 'PATCH', { version, changes })
    return { status: answer.status, ...(await answer.json()) }
  }
  return { ...opened, id, manager, save }
}

test('two people who change different fields of one version both have their words kept', async () => {
  const { owner, manager, save } = await setUp()
  expect((await save(owner, 1, { description: 'Pipes mended in a day.' })).status).toBe(200)
  const second = await save(manager, 1, { website: 'https://reyes.example' })
  expect(second.location).toMatchObject({
    description: 'Pipes mended in a day.',
    website: 'https://reyes.example',
    version: 3,
  })
})

test('of two who change the same field the second is shown both, and nothing of either is lost', async () => {
  const { owner, manager, save, id } = await setUp()
  await save(owner, 1, { description: 'Theirs.', website: 'https://reyes.example' })
  const second = await save(manager, 1, { description: 'Mine.', owner_name: 'Dana Reyes' })
  expect([second.status, second.code]).toEqual([409, 'edited_meanwhile'])
  expect(second.changed_fields).toEqual([{ field: 'description', base: '', theirs: 'Theirs.', mine: 'Mine.' }])
  expect(second.current).toMatchObject({ id, version: 2, description: 'Theirs.', owner_name: '' })
  const settled = await save(manager, 2, { description: 'Mine and theirs.', owner_name: 'Dana Reyes' })
  expect(settled.location).toMatchObject({ description: 'Mine and theirs.', owner_name: 'Dana Reyes', version: 3 })
})

test('the same words from both are no conflict, however they are written', async () => {
  const { owner, manager, save } = await setUp()
  await save(owner, 1, { phone: '904-355-0199' })
  const second = await save(manager, 1, { phone: '+1 (904) 355 0199' })
  expect([second.status, second.location.phone, second.location.version]).toEqual([200, '+19043550199', 2])
})

test('ten who save at the same moment are saved one after another: each field of each is there', async () => {
  const { owner, save, id } = await setUp()
  const fields = ['description', 'website', 'owner_name', 'licence_number', 'address_line_2'] as const
  const value = { website: 'https://reyes.example' } as Record<string, string>
  const answers = await Promise.all(fields.map(field => save(owner, 1, { [field]: value[field] ?? 'Told' })))
  expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200))
  const { location } = await owner.read(`/api/locations/${id}`)
  expect(fields.map(field => location[field])).toEqual(fields.map(field => value[field] ?? 'Told'))
  expect(location.version).toBe(6)
})

test('to close for good the name is typed; a version that never was is refused', async () => {
  const { owner, id, save } = await setUp()
  const closing = { version: 1, changes: { open_status: 'closed_permanently' } }
  const asked = await owner.ask(`/api/locations/${id}`, 'PATCH', closing)
  expect([asked.status, (await asked.json()).problems[0].field]).toEqual([422, 'confirm'])
  const sure = await owner.ask(`/api/locations/${id}`, 'PATCH', { ...closing, confirm: 'reyes plumbing' })
  expect(sure.status).toBe(200)
  expect((await save(owner, 0, { description: 'x' })).status).toBe(422)
  expect((await save(owner, 99, { description: 'x' })).status).toBe(422)
})
