import { randomUUID } from 'node:crypto'
import { runImport } from '#src/features/locations/imports/run-import.ts'
import { insertImport } from '#src/features/locations/imports/store.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Example } from '#tests/support/access/example.ts'
import type { People } from '#tests/support/access/people.ts'
import { askAs } from '#tests/support/features/open-business.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

type BusinessOf = (people: People, api: RunningApi) => Promise<string>

const mapping = { mapping: ['name' as const], when_known: 'update' as const }

/** An import of one row in the client's business, whose row is checked. Not by an upload: to read a file takes a thread. */
async function checkedImport(api: RunningApi, { client }: People, business_id: string): Promise<string> {
  const actor: UserActor = { kind: 'user', user_id: client.id, role: 'client' }
  const id = randomUUID()
  const asked = { asked_by: client.id, asked_role: 'client' as const, from_address: '', created_by: client.id }
  const file = { file_name: 'shops.csv', file_kind: 'csv' as const, headings: ['Name'], total: 1 }
  const made = { id, business_id, ...file, ...mapping, state: 'checking' as const, accepted_warnings: [], ...asked }
  await api.database.inTransaction(actor, tx => insertImport(tx, made, [{ n: 2, cells: ['Tide Pool'] }]))
  await runImport(api.database, id)
  return id
}

async function savedImport(api: RunningApi, people: People, business_id: string): Promise<string> {
  const id = await checkedImport(api, people, business_id)
  await askAs(api, people.client).ask(`/api/location-imports/${id}/save`, 'POST', { accepted_warnings: [] })
  await runImport(api.database, id)
  return id
}

/** Examples of everything about imports; see `examples`. */
export function importExamples(businessOf: BusinessOf): Record<`${string} /${string}`, Example> {
  const known_to = ['client', 'admin'] as const
  const inBusiness: Example['thing'] = {
    named_in: 'query',
    known_to,
    id: async (people, api) => ({ business_id: await businessOf(people, api) }),
  }
  const ofImport: Example['thing'] = {
    known_to,
    id: async (people, api) => checkedImport(api, people, await businessOf(people, api)),
  }
  const ofRow: Example['thing'] = {
    known_to,
    id: async (people, api) => ({ id: await checkedImport(api, people, await businessOf(people, api)), n: '2' }),
  }
  const ofSaved: Example['thing'] = {
    known_to,
    id: async (people, api) => savedImport(api, people, await businessOf(people, api)),
  }
  return {
    'GET /api/location-imports': { answers: 200, thing: inBusiness },
    'POST /api/location-imports': {
      answers: 201,
      thing: inBusiness,
      query: () => ({ file_name: 'shops.csv' }),
      headers: () => ({ 'Content-Type': 'text/csv' }),
      body: () => 'Name\nTide Pool\n',
    },
    'GET /api/location-imports/template': { answers: 200 },
    'GET /api/location-imports/:id': { answers: 200, thing: ofImport },
    'GET /api/location-imports/:id/rows': { answers: 200, thing: ofImport },
    'GET /api/location-imports/:id/csv': { answers: 200, thing: ofImport },
    'PUT /api/location-imports/:id/mapping': { answers: 200, thing: ofImport, body: () => mapping },
    'PATCH /api/location-imports/:id/rows/:n': {
      answers: 200,
      thing: ofRow,
      body: () => ({ cells: { 0: 'Tide Pool Grill' } }),
    },
    'POST /api/location-imports/:id/save': { answers: 200, thing: ofImport, body: () => ({ accepted_warnings: [] }) },
    'DELETE /api/location-imports/:id/locations': { answers: 200, thing: ofSaved },
  }
}
