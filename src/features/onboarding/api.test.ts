import { expect, test } from 'vitest'
import { onboardingPageSchema, onboardingSchema } from '#src/features/onboarding/schema.ts'
import { openBusiness, shopRecord } from '#tests/support/features/open-business.ts'

type Opened = Awaited<ReturnType<typeof openBusiness>>

const pathOf = ({ business_id }: Pick<Opened, 'business_id'>) => `/api/onboarding/${business_id}`

/** Ways to save steps of the business, as its owner unless somebody else is named. */
async function setUp() {
  const opened = await openBusiness()
  const path = pathOf(opened)
  const save = (step: string, body: object, who = opened.owner) =>
    who.ask(`${path}/steps/${step}`, 'PATCH', { version: 0, state: 'done', ...body })
  const answers: Record<string, object> = {
    business: { changes: { location_count: 2, states: ['FL'] } },
    locations: {},
    confirm: {},
    goals: { changes: { keywords: ['plumber jacksonville'] } },
    voice: { state: 'skipped' },
    plans: { changes: { plan_for_all: 'growth' } },
  }
  const saveAll = async () => {
    for (const [step, body] of Object.entries(answers)) expect((await save(step, body)).status, step).toBe(200)
  }
  return { ...opened, path, save, saveAll }
}

const codeOf = async (answer: Response | Promise<Response>) => {
  const response = await answer
  return [response.status, (await response.json()).code]
}

test('a step is kept as it was told, counts, and is gone on from where it ended', async () => {
  const { owner, path, save, addLocation, database } = await setUp()
  const begun = onboardingSchema.parse(await owner.read(path))
  expect(begun).toMatchObject({ closed: 0, total: 7, minutes_left: 25, next_step: 'business', may_change: true })
  expect(begun.steps[0]).toMatchObject({ step: 'business', state: 'open', version: 0, updated_at: null })

  const told = { location_count: 3, states: ['FL', 'GA'] }
  const saved = await (await save('business', { changes: told })).json()
  expect(saved).toMatchObject({ state: 'done', version: 1, answers: { ...told, team_size: null } })
  expect(saved.updated_by_name).toBe(owner.full_name)
  expect(await codeOf(save('locations', {}))).toEqual([422, 'invalid_fields'])
  const unknown = await save('business', { version: 1, changes: { employees: 3 } })
  expect([unknown.status, (await unknown.json()).fields]).toEqual([422, { employees: 'There is no such field.' }])
  await addLocation()
  expect((await save('locations', {})).status).toBe(200)
  expect((await save('goals', { state: 'in_progress', changes: { goals: ['calls'] } })).status).toBe(200)
  expect((await save('voice', { state: 'skipped' })).status).toBe(200)
  expect(await owner.read(path)).toMatchObject({ closed: 3, minutes_left: 13, next_step: 'confirm' })

  const { entries } = await owner.read(`/api/activity?business_id=${begun.business_id}&action=onboarding_saved`)
  expect(entries.at(-1).field_changes).toEqual([
    { field: 'business.location_count', before: null, after: 3 },
    { field: 'business.states', before: [], after: ['FL', 'GA'] },
    { field: 'business.state', before: 'open', after: 'done' },
  ])
  expect((await save('business', { version: 1, changes: told })).status).toBe(200)
  const rows = await database.asOwner("select version from onboarding_steps where step = 'business'")
  expect(rows, 'what changes nothing is no new version').toEqual([{ version: 1 }])
})

test('what is not as it should be is refused beside its field and changes nothing', async () => {
  const { save, path, owner, stranger_id } = await setUp()
  const refused = async (step: string, body: object) => (await (await save(step, body)).json()).fields
  expect(await refused('goals', { changes: { keywords: ['plumber', 'reyes.com'] } })).toEqual({
    'keywords.1': expect.stringContaining('not a web address'),
  })
  expect(await refused('goals', {})).toEqual({ keywords: expect.stringContaining('at least one') })
  expect(await refused('goals', { changes: { keywords: 'plumber' } })).toEqual({ keywords: 'Please send a list.' })
  expect(await refused('confirm', { state: 'skipped' })).toEqual({ state: expect.any(String) })
  expect(await refused('voice', { version: 1 })).toEqual({ version: expect.any(String) })
  const foreign = { plan_for_all: 'growth', exceptions: [{ location_id: stranger_id, plan: 'startup' }] }
  expect(await refused('plans', { changes: foreign })).toEqual({ exceptions: expect.any(String) })
  expect(await codeOf(save('review', {}))).toEqual([404, 'not_found'])
  expect(await owner.read(path)).toMatchObject({ closed: 0 })
})

test('a wish for a location that is gone since stands in nobody’s way, and is no longer counted', async () => {
  const { save, addLocation, database, owner, path } = await setUp()
  const wishes = async () =>
    onboardingSchema.parse(await owner.read(path)).steps.find(({ step }) => step === 'plans')?.answers.exceptions
  const id = await addLocation()
  const exceptions = [{ location_id: id, plan: 'startup' }]
  const changes = { plan_for_all: 'growth', exceptions }
  expect((await save('plans', { changes })).status).toBe(200)
  expect(await wishes()).toEqual(exceptions)
  await database.asOwner('delete from locations where id = $1', [id])
  expect(await wishes()).toEqual([])
  const again = await save('plans', { version: 1, changes: { plan_for_all: 'dominator', exceptions } })
  expect(again.status).toBe(200)
})

test('of two people at one step nobody loses a word: apart it goes together, the same is shown side by side', async () => {
  const { save, addMember, owner, path } = await setUp()
  const manager = await addMember({ role: 'manager', scope: 'all' })
  const begin = { state: 'in_progress' }
  await save('voice', { ...begin, changes: { words_to_use: ['fair'], words_to_avoid: ['cheap'] } })
  const mine = { ...begin, version: 1, changes: { words_to_use: ['fair', 'honest'], tone: 'plain' } }
  expect((await save('voice', mine)).status).toBe(200)
  const apart = { ...begin, version: 1, changes: { words_to_avoid: ['cheap', 'discount'] } }
  expect((await save('voice', apart, manager)).status).toBe(200)
  const same = { ...begin, version: 1, changes: { words_to_use: ['fair', 'local'], approver: 'Ana' } }
  const refused = await save('voice', same, manager)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'edited_meanwhile',
    current: { version: 3, answers: { words_to_use: ['fair', 'honest'], approver: '' } },
    changed_fields: [{ field: 'words_to_use', theirs: ['fair', 'honest'], mine: ['fair', 'local'] }],
  })
  expect((await save('voice', { ...same, version: 3 }, manager)).status).toBe(200)
  const { steps } = await owner.read(path)
  expect(steps.find(({ step }: { step: string }) => step === 'voice')).toMatchObject({
    version: 4,
    answers: { words_to_use: ['fair', 'local'], words_to_avoid: ['cheap', 'discount'], tone: 'plain', approver: 'Ana' },
    updated_by_name: manager.full_name,
  })
})

test('five who begin one step at once make five versions of it', async () => {
  const { save, owner, path } = await setUp()
  const fields = ['words_to_use', 'words_to_avoid', 'approver', 'about_voice', 'tone']
  const values = [['a'], ['b'], 'c', 'd', 'plain']
  const saves = fields.map((field, at) => save('voice', { state: 'in_progress', changes: { [field]: values[at] } }))
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { steps } = await owner.read(path)
  const expected = Object.fromEntries(fields.map((field, at) => [field, values[at]]))
  expect(steps[4]).toMatchObject({ version: 5, answers: expected })
})

test('a stranger’s business, a missing one and nonsense are one answer; who sees a part or reads is told so', async () => {
  const { owner, signIn, addMember, addLocation, save, path, stranger_id } = await setUp()
  const stranger = await signIn()
  const asked = [
    ['', 'GET'],
    ['/locations', 'GET'],
    ['/suggestions', 'GET'],
    ['/steps/goals', 'PATCH', { version: 0, state: 'in_progress' }],
    ['/handover', 'POST', {}],
  ] as const
  const wordsOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()), request_id: '' })
  for (const [below, method, body] of asked) {
    const missing = await wordsOf(await stranger.ask(`/api/onboarding/${stranger_id}${below}`, method, body))
    expect(missing).toMatchObject({ status: 404, code: 'not_found' })
    expect(await wordsOf(await stranger.ask(`${path}${below}`, method, body))).toEqual(missing)
    expect(await wordsOf(await stranger.ask(`/api/onboarding/nonsense${below}`, method, body))).toEqual(missing)
  }
  const id = await addLocation()
  const part = await addMember({ role: 'manager', scope: 'chosen', location_ids: [id] })
  expect(await codeOf(part.ask(path))).toEqual([403, 'whole_business_only'])
  expect(await codeOf(save('goals', {}, part))).toEqual([403, 'editors_only'])
  expect((await part.read('/api/onboarding')).total).toBe(0)
  const viewer = await addMember({ role: 'viewer', scope: 'all' })
  expect(await viewer.read(path)).toMatchObject({ may_change: false, may_invite: false, invited: [] })
  expect(await codeOf(save('goals', {}, viewer))).toEqual([403, 'editors_only'])
  expect(await codeOf(viewer.ask(`${path}/handover`, 'POST', {}))).toEqual([403, 'editors_only'])
  expect((await owner.read('/api/onboarding')).onboardings).toHaveLength(1)
  expect((await stranger.read('/api/onboarding')).total).toBe(0)
})

test('handing over waits for every step, names what locations lack, and tells the agency once', async () => {
  const { owner, path, saveAll, addLocation, database, origin, business_id } = await setUp()
  const hand = (body: object = {}) => owner.ask(`${path}/handover`, 'POST', body)
  expect(await codeOf(hand())).toEqual([409, 'steps_open'])
  const draft = await addLocation({ name: 'Second shop', phone: '', zip: '' })
  await saveAll()
  expect(await codeOf(hand({ incomplete: 'stay_drafts' }))).toEqual([422, 'no_location_ready'])
  const ready = await addLocation()
  await database.asOwner("update locations set status = 'draft' where id = $1", [ready])
  const refused = await hand()
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'locations_incomplete',
    incomplete: 1,
    locations: [
      { id: draft, name: 'Second shop', required: [{ field: 'zip' }, { field: 'phone', label: 'Main phone' }] },
    ],
  })
  const note = { incomplete: 'stay_drafts', note: 'The second shop opens in May.' }
  const [handed, again] = await Promise.all([hand(note), hand(note)])
  expect([handed.status, again.status]).toEqual([200, 200])
  expect(await owner.read(path)).toMatchObject({ closed: 7, next_step: null, handed_over_by_name: owner.full_name })
  const statuses = await database.asOwner('select name, status from locations order by name')
  expect(statuses).toEqual([
    { name: shopRecord.name, status: 'pending_review' },
    { name: 'Second shop', status: 'draft' },
  ])
  const mails = await database.asOwner("select text from mail_outbox where unique_key like 'onboarding-handover:%'")
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`${origin}/admin/businesses/${business_id}`)
  expect(mails[0]?.text).toContain('The second shop opens in May.')
  const { entries } = await owner.read(
    `/api/activity?business_id=${business_id}&location_id=${ready}&action=status_set`,
  )
  expect(entries).toMatchObject([{ field_changes: [{ field: 'status', before: 'draft', after: 'pending_review' }] }])
})

test('a colleague is mailed a step, comes as a manager, and is named until they do', async () => {
  const { owner, signIn, path, business_id, database, save } = await setUp()
  const colleague = await signIn()
  const invite = (wish: object) => owner.ask(`/api/businesses/${business_id}/invitations`, 'POST', wish)
  expect((await invite({ email: colleague.email, role: 'viewer', step: 'goals' })).status).toBe(422)
  const { id } = await (await invite({ email: colleague.email, role: 'manager', step: 'goals' })).json()
  expect((await owner.read(path)).invited).toMatchObject([{ step: 'goals', email: colleague.email }])
  const [mail] = await database.asOwner('select text from mail_outbox where "to"->>\'address\' = $1', [colleague.email])
  expect(mail?.text).toContain('asks you to do one step of setting up Reyes Plumbing: Goals and keywords.')
  expect(await colleague.read(`/api/business-invitations/${id}`)).toMatchObject({ step: 'goals' })
  await colleague.ask(`/api/business-invitations/${id}/acceptance`, 'POST', {})
  expect((await owner.read(path)).invited).toEqual([])
  expect((await save('goals', { changes: { keywords: ['drain repair'] } }, colleague)).status).toBe(200)
})

test('the agency sees where each client stands and since when, and helps in its own name', async () => {
  const { owner, signIn, path, save, business_id, database } = await setUp()
  const admin = await signIn('admin')
  const other = await (await signIn()).read('/api/businesses', 'POST', { trade_name: 'Tide', industry: 'automotive' })
  await save('business', { changes: { location_count: 1, states: ['FL'] } })
  await database.asOwner("update businesses set created_at = now() - interval '4 days 2 hours' where id = $1", [
    other.id,
  ])
  const list = async (query = '') => onboardingPageSchema.parse(await admin.read(`/api/onboarding?finished=no${query}`))
  const all = await list()
  expect(all.onboardings.map(one => one.business_id)).toEqual([other.id, business_id])
  expect(all.onboardings[0]).toMatchObject({ next_step: 'business', days: 4, closed: 0, last_activity_at: null })
  expect(all.onboardings[1]).toMatchObject({ next_step: 'locations', days: 0, closed: 1, trade_name: 'Reyes Plumbing' })
  expect(all.counts.slice(0, 3)).toEqual([
    { step: 'business', onboardings: 1 },
    { step: 'locations', onboardings: 1 },
    { step: 'confirm', onboardings: 0 },
  ])
  expect(await list('&stuck_days=3')).toMatchObject({ total: 1, onboardings: [{ business_id: other.id }] })
  expect(await list('&stuck_days=5')).toMatchObject({ total: 0, counts: all.counts })
  expect(await list('&step=locations')).toMatchObject({ total: 1, onboardings: [{ business_id }] })
  expect((await admin.ask('/api/onboarding?step=lunch')).status).toBe(422)

  expect((await save('goals', { changes: { keywords: ['plumber'] } }, admin)).status).toBe(200)
  const { steps } = await owner.read(path)
  expect(steps[3]).toMatchObject({ updated_by_agency: true, updated_by_name: admin.full_name })
  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&action=onboarding_saved`)
  expect(entries[0]).toMatchObject({ actor_kind: 'agency' })
})

test('each location is checked for what it lacks, and suggests words made of its trade and town', async () => {
  const { owner, path, addLocation } = await setUp()
  await addLocation({ store_code: 'A' })
  const bare = await addLocation({ name: 'Bare', city: '', zip: '', phone: '', primary_category: '' })
  const { locations, total } = await owner.read(`${path}/locations`)
  expect(total).toBe(2)
  expect(locations[0]).toMatchObject({ id: bare, status: 'draft' })
  expect(locations[0].required.map(({ field }: { field: string }) => field)).toEqual([
    'city',
    'zip',
    'phone',
    'primary_category',
  ])
  expect(locations[0].missing.map(({ field }: { field: string }) => field)).not.toContain('phone')
  expect(locations[1].required).toEqual([])
  expect(await owner.read(`${path}/suggestions`)).toEqual({
    keywords: [
      'plumber jacksonville',
      'plumber near me',
      'plumber in jacksonville florida',
      'best plumber jacksonville',
    ],
    towns: ['Jacksonville, FL'],
  })
})
