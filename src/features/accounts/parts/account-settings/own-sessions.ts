import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '#src/features/accounts/parts/call-api.ts'

const time = z.iso.datetime()

const ownSessionSchema = z.object({
  id: z.uuid(),
  /** What a person would call the browser, such as "Safari on an iPhone". */
  browser: z.string(),
  current: z.boolean(),
  created_at: time,
  refreshed_at: time,
})

const answerSchema = z.object({ sessions: z.array(ownSessionSchema) })

export type OwnSession = z.output<typeof ownSessionSchema>

/** What the user is signed in with; read anew whenever somebody looks. */
export const sessionsQuery = (user_id: string) =>
  queryOptions({
    queryKey: ['sessions', user_id],
    queryFn: async () => (await callApi('/auth/v1/sessions', { schema: answerSchema })).sessions,
    staleTime: 0,
  })

/** Throws as `callApi` does. */
export function endSession(id: string): Promise<void> {
  return callApi(`/auth/v1/sessions/${id}`, { method: 'DELETE' })
}
