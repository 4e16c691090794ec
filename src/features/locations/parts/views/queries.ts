import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { viewListSchema, viewSchema } from '#src/features/locations/views/schema.ts'

export type SavedView = z.output<typeof viewSchema>

export const viewOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...locationsKey, 'views', business_id],
    queryFn: async () =>
      (await callApi(`/api/location-views?${new URLSearchParams({ business_id })}`, { schema: viewListSchema })).views,
  })

export const keepView = (business_id: string, name: string, query: string) =>
  callApi('/api/location-views', { method: 'POST', body: { business_id, name, query }, schema: viewSchema })

export const dropView = (id: string) => callApi(`/api/location-views/${id}`, { method: 'DELETE' })
