import type { ReactNode } from 'react'
import { localTime } from '#src/ui/local-time.ts'
import type { ColumnId } from './columns.ts'
import type { ListedLocation } from './queries.ts'
import { LocationStatusBadge, PlanBadge } from './status.tsx'

type Props = { column: ColumnId; location: ListedLocation; time_zone: string }

/** What a location has in a column. */
export function ListCell({ column, location, time_zone }: Props): ReactNode {
  const { city, state, status, subscription_status, completeness, updated_at } = location
  if (column === 'status') return <LocationStatusBadge status={status} />
  if (column === 'plan') return <PlanBadge status={subscription_status} />
  if (column === 'complete') return <span className="tabular-nums">{completeness}%</span>
  if (column === 'city')
    return <span className="wrap-anywhere">{[city, state].filter(part => part !== '').join(', ')}</span>
  return (
    <time dateTime={updated_at} className="text-sm whitespace-nowrap text-soft tabular-nums">
      {localTime(updated_at, time_zone)}
    </time>
  )
}
