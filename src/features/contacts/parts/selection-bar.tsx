import type { ContactStatus } from '#src/features/contacts/contact-status.ts'
import { deskLimits } from '#src/features/contacts/limits.ts'
import { StatusMenu } from '#src/features/contacts/parts/status-menu.tsx'
import { Button } from '#src/ui/button.tsx'
import { SelectionBar } from '#src/ui/selection-bar.tsx'

type Props = {
  count: number
  /** How many contacts the filter shows in all. */
  total: number
  busy: boolean
  onStatus: (status: ContactStatus) => void
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the contacts that are selected. */
export function ContactSelectionBar({ count, total, busy, onStatus, onSelectAll, onClear }: Props) {
  return (
    <SelectionBar label="Selected contacts" words={`${count} selected`} onClear={onClear}>
      {count < total && total <= deskLimits.changes && (
        <Button tone="quiet" busy={busy} onClick={onSelectAll}>
          Select all {total}
        </Button>
      )}
      <StatusMenu label="Set status" disabled={busy} onPick={onStatus} />
    </SelectionBar>
  )
}
