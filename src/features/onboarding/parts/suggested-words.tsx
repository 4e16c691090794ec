import { Plus } from 'lucide-react'

type Props = {
  label: string
  /** Where they come from. */
  source: string
  words: readonly string[]
  onTake: (word: string) => void
}

/** Words to take over with one press. */
export function SuggestedWords({ label, source, words, onTake }: Props) {
  if (words.length === 0) return null
  return (
    <div className="mt-3">
      <p className="text-sm text-soft">{source}</p>
      <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
        {words.map(word => (
          <li key={word}>
            <button
              type="button"
              onClick={() => onTake(word)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-dashed border-harbour px-4 text-[0.9375rem] text-harbour hover:bg-sunk"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0" />
              <span className="wrap-anywhere">{word}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
