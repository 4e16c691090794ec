import { X } from 'lucide-react'

type Props = {
  /** What the chips are, for whoever hears them. */
  label: string
  chips: readonly { id: string; label: string }[]
  onRemove: (at: number) => void
}

/** What was picked, each with a button that takes it out. */
export function Chips({ label, chips, onRemove }: Props) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {chips.map((chip, at) => (
        <li
          key={chip.id}
          className="inline-flex min-w-0 items-center rounded-full border border-hairline bg-raised pl-3.5 text-[0.9375rem]"
        >
          <span className="wrap-anywhere">{chip.label}</span>
          <button
            type="button"
            aria-label={`Remove ${chip.label}`}
            onClick={() => onRemove(at)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
