import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sharedOrigin } from '#tests/support/program/shared-site.ts'
import { signedIn } from './sign-in.ts'
import { expect } from './visitor.ts'

type Json = Record<string, unknown>

const weekday = [{ opens: '09:00', closes: '17:00' }]

/** Open from Monday to Friday. */
export const officeWeek = {
  ...{ monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday },
  ...{ saturday: [], sunday: [] },
}

const shop = {
  ...{ address_line_1: '120 Bay Street', city: 'Jacksonville', state: 'FL', zip: '32202', phone: '(904) 355-0142' },
  primary_category: 'plumber',
}

/** Why there may be several locations that tell the same phone and address. */
const sharedPlace = { code: 'same_place', reason: 'They share a counter.' }

/** Asks the API in the name of somebody who has signed in; throws what was refused. */
async function apiOf(page: Page, { email, password }: { email: string; password: string }) {
  const origin = sharedOrigin()
  const { request } = page
  const signed_in = await request.post(`${origin}/auth/v1/token?grant_type=password`, { data: { email, password } })
  const { access_token } = (await signed_in.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${access_token}` }
  return async (method: string, path: string, data?: Json) => {
    const answer = await request.fetch(`${origin}${path}`, { method, headers, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
}

/** A new business of somebody who can sign in, with locations of these names, each with its own fields. */
export async function businessOf(
  page: Page,
  owner: { email: string; password: string },
  locations: Record<string, Json>,
) {
  const ask = await apiOf(page, owner)
  const trade_name = `Reyes ${randomUUID().slice(0, 8)}`
  const business = await ask('POST', '/api/businesses', { trade_name, industry: 'home_services' })
  const business_id = String(business.id)
  const ids = new Map<string, string>()
  for (const [name, over] of Object.entries(locations)) {
    const record = { ...shop, name, ...over }
    const { location } = await ask('POST', '/api/locations', { business_id, record, accepted_warnings: [sharedPlace] })
    ids.set(name, String(location.id))
  }
  const idOf = (name: string) => ids.get(name) ?? ''
  return { ask, business_id, trade_name, idOf }
}

/** A signed-in client with a business that nobody else has, and with locations of these names, each with its own fields. */
export async function ownerOf(page: Page, locations: Record<string, Json>) {
  const owner = await signedIn(page, 'client')
  return { ...owner, ...(await businessOf(page, owner, locations)) }
}
