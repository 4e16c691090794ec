import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { activityPageSchema } from '#src/features/activity/schema.ts'

export type ActivityEntry = z.output<typeof activityPageSchema>['entries'][number]

/** One page of what happened to a location, newest first. Read again each time, because others act too. */
export const activityOptions = (of: { business_id: string; location_id: string; page: number }) => {
  const query = new URLSearchParams({ ...of, page: String(of.page) })
  return queryOptions({
    queryKey: ['activity', String(query)],
    queryFn: () => callApi(`/api/activity?${query}`, { schema: activityPageSchema }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
