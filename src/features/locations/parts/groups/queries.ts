import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { groupListSchema, groupSchema } from '#src/features/locations/groups/schema.ts'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'

export type Group = z.output<typeof groupSchema>

export const groupOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...locationsKey, 'groups', business_id],
    queryFn: async () =>
      (await callApi(`/api/location-groups?${new URLSearchParams({ business_id })}`, { schema: groupListSchema }))
        .groups,
  })

export function createGroup(business_id: string, name: string): Promise<Group> {
  return callApi('/api/location-groups', { method: 'POST', body: { business_id, name }, schema: groupSchema })
}

export function renameGroup(id: string, name: string): Promise<Group> {
  return callApi(`/api/location-groups/${id}`, { method: 'PATCH', body: { name }, schema: groupSchema })
}

export function deleteGroup(id: string): Promise<undefined> {
  return callApi(`/api/location-groups/${id}`, { method: 'DELETE' })
}

export type Moved = { add?: readonly string[]; remove?: readonly string[] }

export function moveLocations(id: string, moved: Moved): Promise<Group> {
  return callApi(`/api/location-groups/${id}/locations`, { method: 'PUT', body: moved, schema: groupSchema })
}
