import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { activityOptions } from '#src/features/activity/parts/activity-queries.ts'
import { ActivityRow, type FieldWords } from '#src/features/activity/parts/activity-row.tsx'
import { ReadBlock, useTimeZone } from '#src/features/workspace/public.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

type Props = FieldWords & { business_id: string; location_id: string }

/** All that happened to a location, newest first; nothing in it can be changed. */
export function ActivityList({ business_id, location_id, ...words }: Props) {
  const [page, setPage] = useState(1)
  const time_zone = useTimeZone()
  const query = useQuery(activityOptions({ business_id, location_id, page }))
  return (
    <ReadBlock query={query} what="The activity">
      {({ entries, total, size }) =>
        total === 0 ? (
          <EmptyState title="Nothing has happened yet" text="Every change of this location is written down here." />
        ) : (
          <div className="grid gap-4">
            <ul className="border-t border-hairline">
              {entries.map(entry => (
                <ActivityRow key={entry.id} entry={entry} time_zone={time_zone} {...words} />
              ))}
            </ul>
            {total > size && <Pagination of="changes" page={page} page_size={size} total={total} onPage={setPage} />}
          </div>
        )
      }
    </ReadBlock>
  )
}
