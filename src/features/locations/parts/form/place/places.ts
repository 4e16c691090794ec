import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { areaKinds } from '#src/domain/location/record/location-record.ts'
import { callApi } from '#src/features/accounts/public.tsx'

const placesSchema = z.object({
  places: z.array(
    z.object({
      kind: z.enum(areaKinds),
      name: z.string(),
      label: z.string(),
      state: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
})

/** Cities, counties and ZIP codes of the four states by the beginning of a name; none for nothing typed. */
export const placesOptions = (search: { q: string; kind?: (typeof areaKinds)[number] }) =>
  queryOptions({
    queryKey: ['places', search],
    queryFn: async () => {
      const query = new URLSearchParams(search)
      return (await callApi(`/api/places?${query}`, { schema: placesSchema })).places
    },
    enabled: search.q !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
