import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { peopleSchema } from '#src/features/businesses/members/schema.ts'
import { businessesKey } from '#src/features/businesses/parts/business-queries.ts'

type People = z.output<typeof peopleSchema>
export type Member = People['members'][number]
export type SentInvitation = People['invitations'][number]

export const peopleOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...businessesKey, 'people', business_id],
    queryFn: () => callApi(`/api/businesses/${business_id}/members`, { schema: peopleSchema }),
    refetchOnMount: 'always',
  })
