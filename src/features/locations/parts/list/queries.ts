import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { locationListSchema, mapPointsSchema } from '#src/features/locations/schema.ts'
import { filterQuery, type ListFilter, type ListView, listQuery } from './view.ts'

/** The first part of the key of everything that is read about locations. */
export const locationsKey = ['locations'] as const

export type LocationList = z.output<typeof locationListSchema>
export type ListedLocation = LocationList['locations'][number]
export type MapPoint = z.output<typeof mapPointsSchema>['points'][number]

export const readList = (business_id: string, view: ListView) =>
  callApi(`/api/locations?${listQuery(business_id, view)}`, { schema: locationListSchema })

/** The page before stays until the next is here; what was read before is shown and read again. */
export const listOptions = (business_id: string, view: ListView) =>
  queryOptions({
    queryKey: [...locationsKey, 'list', String(listQuery(business_id, view))],
    queryFn: () => readList(business_id, view),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const mapOptions = (business_id: string, filter: ListFilter) => {
  const query = String(filterQuery(business_id, filter))
  return queryOptions({
    queryKey: [...locationsKey, 'map', query],
    queryFn: async () => (await callApi(`/api/locations/map?${query}`, { schema: mapPointsSchema })).points,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
