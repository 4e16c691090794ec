import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'

/** How long a figure counts as fresh, in milliseconds: a dashboard is looked at to see what is new. */
const fresh_ms = 30_000

const totalSchema = z.object({ total: z.number() })

async function totalOf(path: string): Promise<number> {
  return (await callApi(path, { schema: totalSchema })).total
}

const oldestFirstSchema = z.object({
  total: z.number(),
  contacts: z.array(z.object({ created_at: z.iso.datetime() })),
})

/** How many contacts nobody has worked on, and since when the oldest of them waits. */
export const newContactsQuery = queryOptions({
  queryKey: ['contacts', 'new'],
  async queryFn() {
    const path = '/api/contacts?status=new&sort=created_at&order=asc&page_size=25'
    const { total, contacts } = await callApi(path, { schema: oldestFirstSchema })
    return { total, oldest_at: contacts[0]?.created_at }
  },
  staleTime: fresh_ms,
})

/** How many businesses have a location that waits for the agency. */
export const waitingBusinessesQuery = queryOptions({
  queryKey: ['businesses', 'figures', 'waiting'],
  queryFn: () => totalOf('/api/businesses?waiting=yes'),
  staleTime: fresh_ms,
})

const userStates = ['active', 'invited', 'unconfirmed', 'suspended'] as const

/** How many users are in each state. */
export const usersByStateQuery = queryOptions({
  queryKey: ['figures', 'users-by-state'],
  queryFn: async () => {
    const totals = await Promise.all(userStates.map(status => totalOf(`/api/users?status=${status}`)))
    return userStates.map((status, index) => ({ status, total: totals[index] ?? 0 }))
  },
  staleTime: fresh_ms,
})

const mailSchema = z.object({
  mail: z.object({
    way: z.enum(['smtp', 'files']),
    waiting: z.number(),
    failed: z.number(),
    last_sent_at: z.iso.datetime().nullable(),
  }),
})

/** How many mails wait to be sent and how many were given up. */
export const mailFiguresQuery = queryOptions({
  queryKey: ['figures', 'mail'],
  queryFn: async () => (await callApi('/api/settings', { schema: mailSchema })).mail,
  staleTime: fresh_ms,
})
