import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { keptDraftSchema } from '#src/features/locations/drafts/schema.ts'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { locationDetailSchema, locationListSchema } from '#src/features/locations/schema.ts'

/** A location with all its fields, and what stands beside it. */
export type LocationDetail = z.output<typeof locationDetailSchema>

export const locationPath = (id: string) => `/api/locations/${encodeURIComponent(id)}`

export const locationOptions = (id: string) =>
  queryOptions({
    queryKey: [...locationsKey, 'one', id],
    queryFn: () => callApi(locationPath(id), { schema: locationDetailSchema }),
    refetchOnMount: 'always',
  })

/** Whose draft: that of a location, or of one that does not exist yet. */
export type DraftPlace = { business_id: string; location_id: string | 'new' }

export const draftPath = ({ business_id, location_id }: DraftPlace) =>
  `/api/location-drafts/${location_id}?${new URLSearchParams({ business_id })}`

/** Whether the business has a location besides the one of this form. */
async function hasOthers({ business_id, location_id }: DraftPlace): Promise<boolean> {
  const query = new URLSearchParams({ business_id })
  const { total } = await callApi(`/api/locations?${query}`, { schema: locationListSchema })
  return total > (location_id === 'new' ? 0 : 1)
}

/** Read anew with each form that opens, and then never again: from there on the form knows better. */
export const formStartOptions = (place: DraftPlace) =>
  queryOptions({
    queryKey: [...locationsKey, 'form', place],
    queryFn: async () => {
      const kept = callApi(draftPath(place), { schema: keptDraftSchema })
      const [{ draft }, has_others] = await Promise.all([kept, hasOthers(place)])
      return { draft, has_others }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
