import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { businessPageSchema, businessSchema } from '#src/features/businesses/schema.ts'

/** The first part of the key of everything that is read about businesses. */
export const businessesKey = ['businesses'] as const

export type Business = z.output<typeof businessSchema>
export type BusinessPage = z.output<typeof businessPageSchema>

/** The businesses of whoever asks, by name. Nobody but the agency has more than this page holds. */
export const ownBusinessesOptions = queryOptions({
  queryKey: [...businessesKey, 'own'],
  queryFn: async () => (await callApi('/api/businesses?size=100', { schema: businessPageSchema })).businesses,
})

export const businessListOptions = (query: URLSearchParams) =>
  queryOptions({
    queryKey: [...businessesKey, 'list', String(query)],
    queryFn: () => callApi(`/api/businesses?${query}`, { schema: businessPageSchema }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const businessOptions = (id: string) =>
  queryOptions({
    queryKey: [...businessesKey, 'one', id],
    queryFn: () => callApi(`/api/businesses/${encodeURIComponent(id)}`, { schema: businessSchema }),
  })
