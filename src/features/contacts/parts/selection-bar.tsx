import { X } from 'lucide-react'
import type { ContactStatus } from '#src/features/contacts/contact-status.ts'
import { deskLimits } from '#src/features/contacts/limits.ts'
import { StatusMenu } from '#src/features/contacts/parts/status-menu.tsx'
import { Button } from '#src/ui/button.tsx'

type Props = {
  count: number
  /** How many contacts the filter shows in all. */
  total: number
  busy: boolean
  onStatus: (status: ContactStatus) => void
  onSelectAll: () => void
  onClear: () => void
}

/** Stands at the foot of the window while contacts are selected. */
export function SelectionBar({ count, total, busy, onStatus, onSelectAll, onClear }: Props) {
  return (
    <section
      aria-label="Selected contacts"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-2 border-t border-ink bg-raised px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p role="status" className="font-semibold tabular-nums">
        {count} selected
      </p>
      <button
        type="button"
        aria-label="Clear selection"
        onClick={onClear}
        className="mr-auto grid size-11 place-items-center rounded-md hover:bg-sunk"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {count < total && total <= deskLimits.changes && (
        <Button tone="quiet" busy={busy} onClick={onSelectAll}>
          Select all {total}
        </Button>
      )}
      <StatusMenu label="Set status" disabled={busy} onPick={onStatus} />
    </section>
  )
}
