import { randomUUID } from 'node:crypto'
import type { Role } from '#src/domain/access.ts'
import type { Person } from '#tests/support/access/people.ts'
import { personMaker } from '#tests/support/access/people.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

type Json = Record<string, unknown>

/** What a form sends for a shop that tells everything required. */
export const shopRecord = {
  name: 'Reyes Plumbing',
  address_line_1: '120 Bay Street',
  city: 'Jacksonville',
  state: 'FL',
  zip: '32202',
  phone: '(904) 355-0142',
  primary_category: 'plumber',
}

/** Why there may be several locations that tell the same phone and address. */
export const sharedPlace = { code: 'same_place', reason: 'They share a counter.' }

/** Asks in the name of somebody. */
export function askAs(api: RunningApi, { access_token }: Pick<Person, 'access_token'>) {
  const headers = { Authorization: `Bearer ${access_token}` }
  const ask = (path: string, method = 'GET', body?: unknown) => api.ask(path, method, body, headers)
  const read = async (path: string, method = 'GET', body?: unknown) => (await ask(path, method, body)).json()
  return { ask, read }
}

/** The whole API with people, one of whom owns a business. */
export async function openBusiness() {
  const api = await startApi()
  const newPerson = await personMaker(api)

  async function signIn(role: Role = 'client') {
    const person = await newPerson(role)
    return { ...person, ...askAs(api, person) }
  }

  const owner = await signIn()
  const business = { legal_name: 'Reyes Plumbing LLC', trade_name: 'Reyes Plumbing', industry: 'home_services' }
  const { id: business_id } = await owner.read('/api/businesses', 'POST', business)

  async function addLocation(over: Json = {}): Promise<string> {
    const body = { business_id, record: { ...shopRecord, ...over }, accepted_warnings: [sharedPlace] }
    const answer = await owner.read('/api/locations', 'POST', body)
    if (!answer.location) throw new Error(JSON.stringify(answer))
    return answer.location.id
  }

  /** Somebody who has accepted an invitation to the business. */
  async function addMember(wished: Json) {
    const member = await signIn()
    const invited = await owner.read(`/api/businesses/${business_id}/invitations`, 'POST', {
      email: member.email,
      ...wished,
    })
    const accepted = await member.ask(`/api/business-invitations/${invited.id}/acceptance`, 'POST', {})
    if (accepted.status !== 200) throw new Error(JSON.stringify([invited, await accepted.json()]))
    return member
  }

  return { ...api, signIn, owner, business_id, addLocation, addMember, stranger_id: randomUUID() }
}
