import { randomUUID } from 'node:crypto'
import { invited, madeFor, photo, type Things, temporary } from '#tests/support/access/business-things.ts'
import type { Example } from '#tests/support/access/example.ts'
import { importExamples } from '#tests/support/access/import-examples.ts'
import type { People } from '#tests/support/access/people.ts'
import { askAs, sharedPlace, shopRecord } from '#tests/support/features/open-business.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

/** What belongs to the client's business, by the names under which a call has it. */
function ours(names: Record<string, keyof Things>, named_in?: 'query' | 'body'): NonNullable<Example['thing']> {
  return {
    known_to: ['client', 'admin'],
    ...(named_in && { named_in }),
    id: async (people, api) => {
      const made = madeFor(people, api)
      const named: Record<string, string> = {}
      for (const [name, thing] of Object.entries(names)) named[name] = await made[thing]()
      return named
    },
  }
}

const ofBusiness = ours({ id: 'business_id' })
const inBusiness = ours({ business_id: 'business_id' }, 'query')
const withBusiness = ours({ business_id: 'business_id' }, 'body')
const ofLocation = ours({ id: 'location_id' })
const ofGroup = ours({ id: 'group_id' })
const ofDraft = ours({ location_id: 'draft_id', business_id: 'business_id' }, 'query')
const ofAuditedLocation = ours({ id: 'audited_location_id' })
const ofLocationAudit = ours({ id: 'audited_location_id', audit_id: 'audit_id' })
const ofView: NonNullable<Example['thing']> = {
  known_to: ['client'],
  id: async (people, api) => {
    const wish = { business_id: await madeFor(people, api).business_id(), name: 'North', query: 'q=north' }
    return (await askAs(api, people.client).read('/api/location-views', 'POST', wish)).id
  },
}

const received: Example['thing'] = {
  id: async (people, api) => madeFor(people, api).received_id(),
  known_to: ['client'],
}

async function selected(people: People, api: RunningApi) {
  const made = madeFor(people, api)
  return { selection: { ids: [await made.location_id()] }, ...temporary, preview_hash: await made.preview_hash() }
}

const ofOnboarding = ours({ business_id: 'business_id' })

const stepsTold: Record<string, object> = {
  business: { location_count: 1, states: ['FL'] },
  locations: {},
  confirm: {},
  goals: { keywords: ['plumber jacksonville'] },
  voice: { tone: 'plain' },
  plans: { plan_for_all: 'growth' },
}

/** The client's business, ready to be handed over. */
const readyToHandOver: NonNullable<Example['thing']> = {
  known_to: ['client', 'admin'],
  id: async (people, api) => {
    const made = madeFor(people, api)
    const business_id = await made.business_id()
    await made.location_id()
    const { ask } = askAs(api, people.client)
    const { steps } = await (await ask(`/api/onboarding/${business_id}`)).json()
    for (const { step, state, version } of steps as { step: string; state: string; version: number }[]) {
      const changes = stepsTold[step]
      if (!changes || state === 'done') continue
      await ask(`/api/onboarding/${business_id}/steps/${step}`, 'PATCH', { version, state: 'done', changes })
    }
    return { business_id }
  },
}

const goalsStep: NonNullable<Example['thing']> = {
  known_to: ['client', 'admin'],
  id: async (people, api) => ({ business_id: await madeFor(people, api).business_id(), step: 'goals' }),
}

/** Examples of everything that hangs on a business; see `examples`. */
export const businessExamples: Record<`${string} /${string}`, Example> = {
  'GET /api/businesses': { answers: 200 },
  'POST /api/businesses': {
    answers: 201,
    body: () => ({ trade_name: 'Tide Pool Diner', industry: 'restaurants_food' }),
  },
  'GET /api/businesses/:id': { answers: 200, thing: ofBusiness },
  'PATCH /api/businesses/:id': { answers: 200, thing: ofBusiness, body: () => ({ trade_name: 'Tide Pool' }) },
  'GET /api/businesses/:id/members': { answers: 200, thing: ofBusiness },
  'POST /api/businesses/:id/invitations': {
    answers: 201,
    thing: ofBusiness,
    body: () => invited(`${randomUUID()}@shop.example`),
  },
  'DELETE /api/businesses/:id/invitations/:invitation_id': {
    answers: 204,
    thing: ours({ id: 'business_id', invitation_id: 'invitation_id' }),
  },
  'PATCH /api/businesses/:id/members/:user_id': {
    answers: 200,
    thing: ours({ id: 'business_id', user_id: 'manager_id' }),
    body: () => ({ role: 'viewer', scope: 'all' }),
  },
  'DELETE /api/businesses/:id/members/:user_id': {
    answers: 204,
    thing: ours({ id: 'business_id', user_id: 'manager_id' }),
  },
  'GET /api/business-invitations/:id': { answers: 200, thing: received },
  'POST /api/business-invitations/:id/acceptance': { answers: 200, thing: received },
  'GET /api/locations': { answers: 200, thing: inBusiness },
  'GET /api/locations/map': { answers: 200, thing: inBusiness },
  'GET /api/locations/csv': { answers: 200, thing: inBusiness },
  'POST /api/locations': {
    answers: 201,
    thing: withBusiness,
    body: () => ({ record: shopRecord, accepted_warnings: [sharedPlace] }),
  },
  'POST /api/locations/bulk-previews': { answers: 200, thing: withBusiness, body: selected },
  'POST /api/locations/bulk-changes': { answers: 200, thing: withBusiness, body: selected },
  'GET /api/locations/:id': { answers: 200, thing: ofLocation },
  'PATCH /api/locations/:id': {
    answers: 200,
    thing: ofLocation,
    body: () => ({ version: 1, changes: { description: 'Two brothers who mend pipes.' } }),
  },
  'POST /api/locations/activations': {
    answers: 200,
    body: async (people, api) => ({ ids: [await madeFor(people, api).location_id()], reason: 'Looked at' }),
  },
  'PUT /api/locations/:id/status': {
    answers: 200,
    thing: ofLocation,
    body: () => ({ status: 'active', reason: 'Looked at and found right' }),
  },
  'PUT /api/locations/:id/subscription': {
    answers: 200,
    thing: ofLocation,
    body: () => ({ status: 'trialing', reason: 'Agreed on the phone' }),
  },
  'GET /api/locations/:id/audits': { answers: 200, thing: ofAuditedLocation },
  'POST /api/locations/:id/audits': { answers: 202, thing: ofAuditedLocation },
  'GET /api/locations/:id/audits/:audit_id': { answers: 200, thing: ofLocationAudit },
  'GET /api/locations/:id/audits/:audit_id/events': { answers: 200, thing: ofLocationAudit },
  'GET /api/location-groups': { answers: 200, thing: inBusiness },
  'POST /api/location-groups': { answers: 201, thing: withBusiness, body: () => ({ name: 'South' }) },
  'PATCH /api/location-groups/:id': { answers: 200, thing: ofGroup, body: () => ({ name: 'East' }) },
  'PUT /api/location-groups/:id/locations': {
    answers: 200,
    thing: ofGroup,
    body: async (people, api) => ({ add: [await madeFor(people, api).location_id()] }),
  },
  'DELETE /api/location-groups/:id': { answers: 204, thing: ofGroup },
  'GET /api/location-views': { answers: 200, thing: inBusiness },
  'POST /api/location-views': {
    answers: 201,
    thing: withBusiness,
    body: () => ({ name: 'Tampa', query: 'city=Tampa' }),
  },
  'DELETE /api/location-views/:id': { answers: 204, thing: ofView },
  'GET /api/location-drafts/:location_id': { answers: 200, thing: ofDraft },
  'PUT /api/location-drafts/:location_id': {
    answers: 200,
    thing: ofDraft,
    body: () => ({ values: { name: 'Reyes' } }),
  },
  'DELETE /api/location-drafts/:location_id': { answers: 204, thing: ofDraft },
  'GET /api/files': { answers: 200, thing: inBusiness },
  'POST /api/files': {
    answers: 201,
    thing: inBusiness,
    query: async () => ({ kind: 'asset', name: 'van.jpg' }),
    body: () => photo,
  },
  'DELETE /api/files/:id': { answers: 204, thing: ours({ id: 'file_id' }) },
  'GET /api/files/:id/widths/:name': {
    answers: 200,
    thing: {
      known_to: 'whoever has its key',
      id: async (people, api) => ({ id: await madeFor(people, api).file_id(), name: '320.webp' }),
    },
    query: async (people, api) => {
      const picture_address = await madeFor(people, api).picture_address()
      return Object.fromEntries(new URL(picture_address, api.origin).searchParams)
    },
  },
  'GET /api/businesses/:id/logo': { answers: 200, thing: ofBusiness },
  'PUT /api/businesses/:id/logo': {
    answers: 200,
    thing: ofBusiness,
    body: async (people, api) => ({ file_id: await madeFor(people, api).file_id() }),
  },
  'GET /api/locations/:id/photos': { answers: 200, thing: ofLocation },
  'PUT /api/locations/:id/photos': {
    answers: 200,
    thing: ofLocation,
    body: async (people, api) => {
      const made = madeFor(people, api)
      const file_id = await made.file_id()
      return { state: await made.photos_state(), photos: [{ file_id, kind: 'cover', alt_text: 'Our van' }] }
    },
  },
  ...importExamples((people, api) => madeFor(people, api).business_id()),
  'GET /api/activity': { answers: 200, thing: inBusiness },
  'GET /api/onboarding': { answers: 200 },
  'GET /api/onboarding/:business_id': { answers: 200, thing: ofOnboarding },
  'GET /api/onboarding/:business_id/locations': { answers: 200, thing: ofOnboarding },
  'GET /api/onboarding/:business_id/suggestions': { answers: 200, thing: ofOnboarding },
  'PATCH /api/onboarding/:business_id/steps/:step': {
    answers: 200,
    thing: goalsStep,
    body: () => ({ version: 0, state: 'in_progress' }),
  },
  'POST /api/onboarding/:business_id/handover': { answers: 200, thing: readyToHandOver, body: () => ({}) },
}
