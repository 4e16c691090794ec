import { X } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'

type Props = {
  count: number
  /** How many locations the filter finds. */
  total: number
  may_group: boolean
  onSelectAll: () => void
  onClear: () => void
  onChange: () => void
  onGroup: () => void
}

/** Stands at the foot of the window while locations are selected. */
export function ListSelectionBar({ count, total, may_group, onSelectAll, onClear, onChange, onGroup }: Props) {
  return (
    <section
      aria-label="Selected locations"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-2 border-t border-ink bg-raised px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p role="status" className="font-semibold tabular-nums">
        {count === total && total > 1 ? `All ${total} selected` : `${count} selected`}
      </p>
      <button
        type="button"
        aria-label="Clear selection"
        onClick={onClear}
        className="mr-auto grid size-11 place-items-center rounded-md hover:bg-sunk"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {count < total && (
        <Button tone="quiet" onClick={onSelectAll}>
          Select all {total}
        </Button>
      )}
      {may_group && (
        <Button tone="outline" onClick={onGroup}>
          Group
        </Button>
      )}
      <Button tone="outline" onClick={onChange}>
        Change
      </Button>
    </section>
  )
}
