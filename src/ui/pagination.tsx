import { ChevronLeft, ChevronRight } from 'lucide-react'

type Props = {
  /** What the list holds, as in “Pages of contacts”: a screen may have two lists. */
  of: string
  /** Counted from 1. */
  page: number
  page_size: number
  total: number
  onPage: (page: number) => void
}

const step =
  'grid size-11 place-items-center rounded-md text-harbour hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-40'

/** Which rows stand here, and the way to those before and after. */
export function Pagination({ of, page, page_size, total, onPage }: Props) {
  const first = (page - 1) * page_size + 1
  const last = Math.min(page * page_size, total)
  // Rows may have left the list since, and the page with them.
  const rows = first > total ? '0' : `${first}–${last}`
  return (
    <nav aria-label={`Pages of ${of}`} className="flex items-center gap-1">
      <button
        type="button"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className={step}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <span className="text-[0.9375rem] tabular-nums">{`${rows} of ${total}`}</span>
      <button
        type="button"
        aria-label="Next page"
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
        className={step}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </nav>
  )
}
