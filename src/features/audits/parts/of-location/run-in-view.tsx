import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { fetchAsUser } from '#src/features/accounts/public.tsx'
import type { LocationAudit } from '#src/features/audits/of-location/schema.ts'
import { LostNotice } from '#src/features/audits/parts/lost-notice.tsx'
import { locationAuditsKey, locationAuditUrls } from '#src/features/audits/parts/of-location/audit-queries.ts'
import { RunResult } from '#src/features/audits/parts/of-location/run-result.tsx'
import { announcementOf } from '#src/features/audits/parts/progress/announcement.ts'
import { Running } from '#src/features/audits/parts/progress/running.tsx'
import { useAudit } from '#src/features/audits/parts/watch/use-audit.ts'
import type { LocationDetail } from '#src/features/locations/public.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

type Props = Pick<LocationDetail, 'location' | 'may_change'> & { audit_id: string; children: ReactNode }

/** Why a check broke off, and that nothing is lost by it. */
function Failure({ audit: { problem, host } }: { audit: LocationAudit }) {
  return (
    <section aria-labelledby="failed" className="border-y-2 border-clay py-6">
      <h2 id="failed" className="text-[1.25rem]">
        We could not check {host}
      </h2>
      <p className="mt-2 max-w-measure">{problem?.sentence ?? 'The check broke off on our side.'}</p>
    </section>
  )
}

/** One check of the location's website, followed while it runs. */
export function RunInView({ location, audit_id, may_change, children }: Props) {
  const client = useQueryClient()
  const urls = useMemo(() => locationAuditUrls(location.id, audit_id), [location.id, audit_id])
  const { audit, lost, gone } = useAudit<LocationAudit>(urls, fetchAsUser)
  const ended = audit?.state === 'done' || audit?.state === 'failed'
  const score = audit?.report?.score
  // The score moves once more when a browser has measured the speed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the reason to read the list anew
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: locationAuditsKey(location.id) })
  }, [client, ended, score, location.id])

  if (gone) return <p className="border-y border-hairline py-5 text-soft">This check is not here any more.</p>
  if (!audit) return <Skeleton lines={6} />
  return (
    <>
      <p role="status" className="sr-only">
        {announcementOf(audit)}
      </p>
      {audit.state === 'failed' && <Failure audit={audit} />}
      {!ended && <Running audit={audit} />}
      {audit.state === 'done' && (
        <RunResult audit={audit} location={location} may_change={may_change}>
          {children}
        </RunResult>
      )}
      {lost && <LostNotice />}
    </>
  )
}
