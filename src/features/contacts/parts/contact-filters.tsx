import { useQuery } from '@tanstack/react-query'
import { type ContactStatus, contactStatuses, isContactStatus } from '#src/features/contacts/contact-status.ts'
import { deskLimits } from '#src/features/contacts/limits.ts'
import { sourcesOptions } from '#src/features/contacts/parts/contact-queries.ts'
import { isFiltered, type ListView } from '#src/features/contacts/parts/list-view.ts'
import { sourceName, statusNames } from '#src/features/contacts/parts/status-names.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterInput } from '#src/ui/filter-input.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'

type Props = {
  view: ListView
  /** How many contacts each status would show; undefined until it is known. */
  counts: Record<ContactStatus, number> | undefined
  onChange: (over: Partial<ListView>, replace?: boolean) => void
  onClear: () => void
}

/** An address has no other way to tell a source that is not known from none asked for. */
const anySource = 'any'
const sourceValue = (source: string) => `=${source}`

function statusOptions(counts: Props['counts']) {
  const of = (count: number | undefined) => (count === undefined ? '' : ` (${count})`)
  return [
    { value: 'open', label: 'All but spam' },
    ...contactStatuses.map(status => ({ value: status, label: `${statusNames[status]}${of(counts?.[status])}` })),
    { value: 'all', label: 'All, with spam' },
  ]
}

/** Narrow screens have no headings to press. */
const narrowSorts = [
  { value: 'created_at desc', label: 'Newest first', view: { sort: 'created_at', order: 'desc' } },
  { value: 'created_at asc', label: 'Oldest first', view: { sort: 'created_at', order: 'asc' } },
  { value: 'name asc', label: 'Name', view: { sort: 'name', order: 'asc' } },
  { value: 'status asc', label: 'Status', view: { sort: 'status', order: 'asc' } },
] as const

/** What narrows the list. */
export function ContactFilters({ view, counts, onChange, onClear }: Props) {
  const { data: sources = [] } = useQuery(sourcesOptions)
  const known = new Set([...sources.map(({ source }) => source), ...(view.source === undefined ? [] : [view.source])])
  const sourceOptions = [
    { value: anySource, label: 'Any page' },
    ...[...known].map(source => ({ value: sourceValue(source), label: sourceName(source) })),
  ]
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(14rem,2fr)_repeat(4,minmax(0,1fr))]">
        <div className="col-span-2 lg:col-span-1">
          <SearchField
            value={view.search}
            onSearch={search => onChange({ search }, true)}
            placeholder="Name, email, phone, words"
            maxLength={deskLimits.search}
          />
        </div>
        <FilterSelect
          label="Status"
          name="status"
          value={view.status}
          options={statusOptions(counts)}
          onPick={status => onChange({ status: isContactStatus(status) || status === 'all' ? status : 'open' })}
        />
        <FilterSelect
          label="Sent from"
          name="source"
          value={view.source === undefined ? anySource : sourceValue(view.source)}
          options={sourceOptions}
          onPick={value => onChange({ source: value === anySource ? undefined : value.slice(1) })}
        />
        <FilterInput
          label="From day"
          name="from"
          type="date"
          max={view.to || undefined}
          value={view.from}
          onChange={event => onChange({ from: event.target.value })}
        />
        <FilterInput
          label="To day"
          name="to"
          type="date"
          min={view.from || undefined}
          value={view.to}
          onChange={event => onChange({ to: event.target.value })}
        />
        <div className="col-span-2 sm:hidden">
          <FilterSelect
            label="Sort by"
            name="sort"
            value={`${view.sort} ${view.order}`}
            options={narrowSorts}
            onPick={picked => onChange(narrowSorts.find(({ value }) => value === picked)?.view ?? {})}
          />
        </div>
      </div>
      {isFiltered(view) && (
        <div>
          <Button tone="quiet" onClick={onClear}>
            Clear filters
          </Button>
        </div>
      )}
    </search>
  )
}
