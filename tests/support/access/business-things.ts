import { randomUUID } from 'node:crypto'
import type { People, Person } from '#tests/support/access/people.ts'
import { finishedLocationAudit } from '#tests/support/audit/finished-location-audit.ts'
import { askAs, shopRecord } from '#tests/support/features/open-business.ts'
import { samplePhoto } from '#tests/support/locations/sample-pictures.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

async function post(api: RunningApi, person: Person, path: string, body: unknown) {
  return (await askAs(api, person).ask(path, 'POST', body)).json()
}

/** The same for everybody: what is tried here is who may. */
export const photo = samplePhoto({ width: 250, height: 250 })

export const invited = (email: string) => ({ email, role: 'manager', scope: 'all' })

export const temporary = { field: 'open_status', mode: 'replace', value: 'closed_temporarily' }

function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What hangs on a business of the client's, each made when a call first names it. Another business invites the client. */
function thingsOf(api: RunningApi, { client, spare }: People) {
  const business = { trade_name: client.full_name, industry: 'home_services' }
  const business_id = once(async () => (await post(api, client, '/api/businesses', business)).id)
  const location_id = once(async () => {
    const added = { business_id: await business_id(), record: shopRecord }
    const { location } = await post(api, client, '/api/locations', added)
    return location.id
  })
  const invite = async (email: string): Promise<string> =>
    (await post(api, client, `/api/businesses/${await business_id()}/invitations`, invited(email))).id
  const picture = once(async () => {
    const path = `/api/files?business_id=${await business_id()}&kind=asset&name=van.jpg`
    return JSON.stringify(await post(api, client, path, await photo))
  })
  /** Of the location, which has a running plan then. */
  const audit_id = once(async () =>
    finishedLocationAudit(api.database, { business_id: await business_id(), location_id: await location_id() }),
  )
  return {
    business_id,
    location_id,
    group_id: once(async () => {
      const group = { business_id: await business_id(), name: 'North' }
      return (await post(api, client, '/api/location-groups', group)).id
    }),
    draft_id: once(async () => {
      const path = `/api/location-drafts/${await location_id()}?business_id=${await business_id()}`
      await askAs(api, client).ask(path, 'PUT', { values: { name: 'Reyes' }, based_on_version: 1 })
      return location_id()
    }),
    invitation_id: once(() => invite(`${randomUUID()}@shop.example`)),
    manager_id: once(async () => {
      await post(api, spare, `/api/business-invitations/${await invite(spare.email)}/acceptance`, {})
      return spare.id
    }),
    received_id: once(async () => {
      const { id } = await post(api, spare, '/api/businesses', business)
      return (await post(api, spare, `/api/businesses/${id}/invitations`, invited(client.email))).id
    }),
    preview_hash: once(async () => {
      const wish = { business_id: await business_id(), selection: { ids: [await location_id()] }, ...temporary }
      return (await post(api, client, '/api/locations/bulk-previews', wish)).preview_hash
    }),
    file_id: async (): Promise<string> => JSON.parse(await picture()).id,
    picture_address: async (): Promise<string> => JSON.parse(await picture()).sources[0].webp,
    photos_state: async (): Promise<string> =>
      (await askAs(api, client).read(`/api/locations/${await location_id()}/photos`)).state,
    audit_id,
    audited_location_id: async () => {
      await audit_id()
      return location_id()
    },
  }
}

export type Things = ReturnType<typeof thingsOf>

const known = new WeakMap<People, Things>()

/** The same for the same people. */
export function madeFor(people: People, api: RunningApi): Things {
  const things = known.get(people) ?? thingsOf(api, people)
  known.set(people, things)
  return things
}
