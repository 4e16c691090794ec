import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#src/features/accounts/public.tsx'
import { locationAuditListSchema, startedAuditSchema } from '#src/features/audits/of-location/schema.ts'

const auditsPath = (location_id: string) => `/api/locations/${encodeURIComponent(location_id)}/audits`

export const locationAuditsKey = (location_id: string) => ['location-audits', location_id] as const

export const locationAuditsOptions = (location_id: string) =>
  queryOptions({
    queryKey: locationAuditsKey(location_id),
    queryFn: () => callApi(auditsPath(location_id), { schema: locationAuditListSchema }),
    refetchOnMount: 'always',
  })

export const startLocationAudit = (location_id: string) =>
  callApi(auditsPath(location_id), { method: 'POST', schema: startedAuditSchema })

/** Where one audit and its events are read. */
export function locationAuditUrls(location_id: string, audit_id: string) {
  const audit_url = `${auditsPath(location_id)}/${encodeURIComponent(audit_id)}`
  return { audit_url, events_url: `${audit_url}/events` }
}
