import { Button } from '#src/ui/button.tsx'
import { SelectionBar } from '#src/ui/selection-bar.tsx'

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

/** What can be done with the locations that are selected. */
export function ListSelectionBar({ count, total, may_group, onSelectAll, onClear, onChange, onGroup }: Props) {
  const words = count === total && total > 1 ? `All ${total} selected` : `${count} selected`
  return (
    <SelectionBar label="Selected locations" words={words} onClear={onClear}>
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
    </SelectionBar>
  )
}
