import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#src/features/accounts/public.tsx'
import { deliverySchema, settingsSchema, testMailSchema } from '#src/features/settings/schema.ts'

/** Measured anew whenever the screen is opened. */
export const settingsOptions = queryOptions({
  queryKey: ['settings'],
  queryFn: () => callApi('/api/settings', { schema: settingsSchema }),
  refetchOnMount: 'always',
})

export const sendTestMail = () => callApi('/api/settings/test-mails', { method: 'POST', schema: testMailSchema })

/** How often the fate of a test mail is asked for while it waits, in milliseconds. */
const follow_ms = 1500

export const testMailOptions = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'test-mail', id],
    queryFn: () => callApi(`/api/settings/test-mails/${id}`, { schema: deliverySchema }),
    refetchInterval: query => (query.state.data?.state === 'waiting' || !query.state.data ? follow_ms : false),
  })
