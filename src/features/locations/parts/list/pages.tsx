import { FilterSelect } from '#src/ui/filter-select.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { type ListView, pageSizes } from './view.ts'

type Props = { view: ListView; total: number; onChange: (over: Partial<ListView>) => void }

const sizes = pageSizes.map(size => ({ value: String(size), label: String(size) }))

/** How many rows a page has, and the way through the pages. */
export function ListPages({ view, total, onChange }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
      <div className="w-28">
        <FilterSelect
          label="Rows"
          name="size"
          value={String(view.size)}
          options={sizes}
          onPick={picked => onChange({ size: pageSizes.find(size => String(size) === picked) ?? 25 })}
        />
      </div>
      <Pagination
        of="locations"
        page={view.page}
        page_size={view.size}
        total={total}
        onPage={page => onChange({ page })}
      />
    </div>
  )
}
