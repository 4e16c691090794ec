import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormWords, failureText } from '#src/features/accounts/public.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { localTime } from '#src/ui/local-time.ts'
import { type Import, rowsOptions, undoRows } from './queries.ts'
import { locationsIn } from './words.ts'

type Props = { found: Import; time_zone: string; onUndoing: (found: Import) => void }

/** The locations that the undo has kept, by their names. */
function KeptNames({ found }: { found: Import }) {
  const query = useQuery(rowsOptions({ id: found.id, show: 'kept', page: 1 }, found.state))
  return (
    <ReadBlock query={query} what="Their names">
      {({ rows, total }) => (
        <ul className="max-h-60 overflow-y-auto border-y border-hairline py-2">
          {rows.map(({ n, location_name }) => (
            <li key={n} className="wrap-anywhere">
              {location_name ?? `Row ${n}`}
            </li>
          ))}
          {total > rows.length && <li className="text-soft">and {locationsIn(total - rows.length)} more</li>}
        </ul>
      )}
    </ReadBlock>
  )
}

/** Takes back what an undo has kept because somebody has edited it since, after naming it. */
export function ImportUndoKept({ found, time_zone, onUndoing }: Props) {
  const [open, setOpen] = useState(false)
  const { undo_kept_until } = found
  const undoing = useMutation({
    mutationFn: () => undoRows(found.id, 'edited'),
    onSuccess(answer) {
      setOpen(false)
      onUndoing(answer)
    },
  })
  if (undo_kept_until === null) return null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="outline" onClick={() => setOpen(true)}>
          Undo the kept ones, too
        </Button>
        <p className="text-sm text-soft">
          Possible until <time dateTime={undo_kept_until}>{localTime(undo_kept_until, time_zone)}</time>.
        </p>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Undo what was edited, too?">
        <div className="grid gap-4">
          <p>
            Somebody has worked on {found.counts.kept === 1 ? 'this location' : 'these locations'} since. What the
            import added will be deleted with those edits; what it changed will be as before. Only what we have begun to
            work on, and what has photos, stays.
          </p>
          <KeptNames found={found} />
          {undoing.error && <FormWords>{failureText(undoing.error)}</FormWords>}
          <div className="flex flex-wrap gap-3">
            <Button tone="clay" busy={undoing.isPending} onClick={() => undoing.mutate()}>
              Undo {locationsIn(found.counts.kept)}
            </Button>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Keep {found.counts.kept === 1 ? 'it' : 'them'}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
