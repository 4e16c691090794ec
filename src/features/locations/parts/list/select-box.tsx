type Props = {
  label: string
  selected: boolean
  /** Some of those it stands for are selected, and some are not. */
  mixed?: boolean
  onSelect: (selected: boolean) => void
}

/** A box to tick, as large as a finger. */
export function SelectBox({ label, selected, mixed = false, onSelect }: Props) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={selected}
        ref={box => {
          if (box) box.indeterminate = mixed
        }}
        onChange={event => onSelect(event.target.checked)}
        className="size-4.5 accent-(--harbour)"
      />
      <span className="sr-only">{label}</span>
    </label>
  )
}
