import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** What is selected, as in “Selected contacts”. */
  label: string
  /** How many of them, in words. */
  words: string
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Stands at the foot of the window while rows of a list are selected. */
export function SelectionBar({ label, words, onClear, children }: Props) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-2 border-t border-ink bg-raised px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p role="status" className="font-semibold tabular-nums">
        {words}
      </p>
      <button
        type="button"
        aria-label="Clear selection"
        onClick={onClear}
        className="mr-auto grid size-11 place-items-center rounded-md hover:bg-sunk"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {children}
    </section>
  )
}
