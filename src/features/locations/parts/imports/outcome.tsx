import { withBusiness } from '#src/features/businesses/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import type { Import } from './queries.ts'
import { ImportRows } from './rows.tsx'
import { ImportSave } from './save.tsx'
import { ImportUndo } from './undo.tsx'
import { ImportUndoKept } from './undo-kept.tsx'
import { outcomeWords } from './words.ts'

type Props = {
  found: Import
  time_zone: string
  onWorking: (found: Import) => void
  onColumns: () => void
}

/** What the check or the saving came to: what can be saved, what is to be mended, and the way back. */
export function ImportOutcome({ found, time_zone, onWorking, onColumns }: Props) {
  const { state, counts, business_id } = found
  const is_undone = state === 'undone'
  return (
    <div className="grid gap-8">
      <div role="status">
        <ul className="grid gap-1 text-[1.0625rem]">
          {outcomeWords(found).map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      {counts.new + counts.update > 0 && !is_undone && (
        <ImportSave key={`${state}-${found.warnings.length}`} found={found} onSaving={onWorking} />
      )}
      {(counts.created + counts.updated > 0 || is_undone) && (
        <div className="flex flex-wrap items-center gap-3">
          {is_undone && <Button onClick={onColumns}>Check the rows again</Button>}
          {counts.created + counts.updated > 0 && (
            <ButtonLink tone="outline" to={withBusiness('/client/locations', business_id)}>
              See your locations
            </ButtonLink>
          )}
          <ImportUndo found={found} time_zone={time_zone} onUndoing={onWorking} />
          <ImportUndoKept found={found} time_zone={time_zone} onUndoing={onWorking} />
        </div>
      )}
      <ImportRows key={state} found={found} onColumns={onColumns} />
    </div>
  )
}
