type Props = { labels: readonly string[]; onPick: (label: string) => void }

/** The labels of a location; each narrows the list to those that have it too. */
export function ListLabels({ labels, onPick }: Props) {
  if (labels.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {labels.map(label => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onPick(label)}
            className="rounded-2xl border border-hairline px-2.5 py-0.5 text-left text-sm hover:bg-sunk"
          >
            <span className="line-clamp-2 wrap-anywhere">
              <span className="sr-only">Only with the label </span>
              {label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
