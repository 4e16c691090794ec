import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { FormWords, failureText } from '#src/features/accounts/public.tsx'
import {
  locationAuditsKey,
  locationAuditsOptions,
  startLocationAudit,
} from '#src/features/audits/parts/of-location/audit-queries.ts'
import { ProfileLinkPart } from '#src/features/audits/parts/of-location/profile-link-part.tsx'
import { RunInView } from '#src/features/audits/parts/of-location/run-in-view.tsx'
import { ScoreHistory } from '#src/features/audits/parts/of-location/score-history.tsx'
import type { LocationDetail } from '#src/features/locations/public.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type Props = Pick<LocationDetail, 'location' | 'may_change'>

const isDone = ({ state }: { state: string }) => state === 'done'

/** The checks of a location's website: the newest with what it came to, a way to run another, and how the score went. */
export function SiteChecks({ location, may_change }: Props) {
  const client = useQueryClient()
  const query = useQuery(locationAuditsOptions(location.id))
  const start = useMutation({
    mutationFn: () => startLocationAudit(location.id),
    onSuccess: () => client.invalidateQueries({ queryKey: locationAuditsKey(location.id) }),
  })
  return (
    <ReadBlock query={query} what="The checks of this website">
      {({ may_start, audits }) => {
        const [newest] = audits
        const under_way = newest !== undefined && (newest.state === 'waiting' || newest.state === 'running')
        // Where the newest could not be done, what the last one came to stands below it.
        const shown = newest?.state === 'failed' ? [newest, ...audits.filter(isDone).slice(0, 1)] : audits.slice(0, 1)
        const button = may_start && (
          <Button tone={newest ? 'outline' : 'lamp'} busy={start.isPending} onClick={() => start.mutate()}>
            {newest ? 'Check again' : 'Check the website'}
          </Button>
        )
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            {start.isError && <FormWords>{failureText(start.error)}</FormWords>}
            {!newest && (
              <EmptyState
                title="Not checked yet"
                text={`We read up to 100 pages of ${location.website}, politely, within three minutes. Then you see what to fix, and where the site and our record differ.`}
                {...(button ? { action: button } : {})}
              />
            )}
            {newest && !under_way && button && <div className="print:hidden">{button}</div>}
            {shown.map(({ id }, at) => (
              <Fragment key={id}>
                {at > 0 && <p className="text-soft">What the last check found that could read it:</p>}
                <RunInView location={location} audit_id={id} may_change={may_change}>
                  <ScoreHistory audits={audits} />
                  <ProfileLinkPart website={location.website} />
                </RunInView>
              </Fragment>
            ))}
          </div>
        )
      }}
    </ReadBlock>
  )
}
