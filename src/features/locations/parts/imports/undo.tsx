import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormWords, failureText } from '#src/features/accounts/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { localTime } from '#src/ui/local-time.ts'
import { type Import, undoRows } from './queries.ts'
import { locationsIn } from './words.ts'

type Props = { found: Import; time_zone: string; onUndoing: (found: Import) => void }

/** Takes the whole import back, after saying what that comes to. */
export function ImportUndo({ found, time_zone, onUndoing }: Props) {
  const [open, setOpen] = useState(false)
  const { created, updated } = found.counts
  const undoing = useMutation({
    mutationFn: () => undoRows(found.id, 'untouched'),
    onSuccess(answer) {
      setOpen(false)
      onUndoing(answer)
    },
  })
  if (found.undo_until === null) return null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="outline" onClick={() => setOpen(true)}>
          Undo this import
        </Button>
        <p className="text-sm text-soft">
          Possible until <time dateTime={found.undo_until}>{localTime(found.undo_until, time_zone)}</time>.
        </p>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Undo this import?">
        <div className="grid gap-4">
          <p>
            {created > 0 && `${locationsIn(created)} that it added will be deleted. `}
            {updated > 0 && `${locationsIn(updated)} that it changed will be as they were. `}
            What somebody has edited since, or we have begun to work on, stays: you see which, and can take back your
            edits, too.
          </p>
          {undoing.error && <FormWords>{failureText(undoing.error)}</FormWords>}
          <div className="flex flex-wrap gap-3">
            <Button tone="clay" busy={undoing.isPending} onClick={() => undoing.mutate()}>
              Undo the import
            </Button>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
