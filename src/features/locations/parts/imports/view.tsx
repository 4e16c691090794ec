import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ImportMapping } from './mapping.tsx'
import { ImportOutcome } from './outcome.tsx'
import { ImportProgress } from './progress.tsx'
import { type Import, importOptions } from './queries.ts'
import { rowsIn } from './words.ts'

function Working({ found }: { found: Import }) {
  const { counts, state, total } = found
  const saved = counts.created + counts.updated
  if (state === 'checking')
    return <ImportProgress label="Checking the rows" done={total - counts.unchecked} total={total} />
  if (state === 'undoing') return <ImportProgress label="Taking it back" done={total - saved} total={total} />
  return <ImportProgress label="Saving" done={saved} total={saved + counts.new + counts.update - counts.asks} />
}

/** One import, from its columns to what came of it. */
export function ImportView({ id, time_zone }: { id: string; time_zone: string }) {
  const queries = useQueryClient()
  const query = useQuery(importOptions(id))
  const [is_at_columns, setIsAtColumns] = useState(false)

  function took(found: Import): void {
    setIsAtColumns(false)
    queries.setQueryData(importOptions(id).queryKey, found)
    void queries.invalidateQueries({ queryKey: locationsKey })
  }

  function body(found: Import) {
    const { state } = found
    if (state === 'checking' || state === 'saving' || state === 'undoing') return <Working found={found} />
    if (state === 'mapping' || is_at_columns) {
      const onBack = state === 'mapping' ? undefined : () => setIsAtColumns(false)
      return <ImportMapping found={found} onChecking={took} onBack={onBack} />
    }
    return <ImportOutcome found={found} time_zone={time_zone} onWorking={took} onColumns={() => setIsAtColumns(true)} />
  }

  return (
    <div className="grid gap-8">
      <AppHeading
        title={query.data?.file_name ?? 'Import'}
        lead={
          query.data &&
          `${rowsIn(query.data.total)}${query.data.created_by_name && `, uploaded by ${query.data.created_by_name}`}.`
        }
      />
      <ReadBlock query={query} what="This import" skeleton={<Skeleton lines={6} />}>
        {body}
      </ReadBlock>
    </div>
  )
}
