import { roles } from '#src/domain/access.ts'
import { isFiltered, sortChoices } from '#src/features/accounts/parts/users/user-view.ts'
import { statusNames } from '#src/features/accounts/parts/users/user-words.ts'
import { type UserQuery, userStatuses } from '#src/features/accounts/users/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'

type Props = {
  view: UserQuery
  onChange: (over: Partial<UserQuery>, replace?: boolean) => void
  onClear: () => void
}

const everybody = { value: '', label: 'All' }

const roleChoices = [everybody, { value: 'client', label: 'Clients' }, { value: 'admin', label: 'Admins' }]

const statusChoices = [everybody, ...userStatuses.map(status => ({ value: status, label: statusNames[status] }))]

/** What narrows and orders the list. */
export function UserFilters({ view, onChange, onClear }: Props) {
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_minmax(0,1.4fr)]">
        <div className="col-span-2 md:col-span-1">
          <SearchField
            value={view.search}
            onSearch={search => onChange({ search: search.trim() }, true)}
            placeholder="Name, email or company"
            maxLength={100}
          />
        </div>
        <FilterSelect
          label="Role"
          name="role"
          value={view.role ?? ''}
          options={roleChoices}
          onPick={picked => onChange({ role: roles.find(role => role === picked) })}
        />
        <FilterSelect
          label="Status"
          name="status"
          value={view.status ?? ''}
          options={statusChoices}
          onPick={picked => onChange({ status: userStatuses.find(status => status === picked) })}
        />
        <div className="col-span-2 md:col-span-1">
          <FilterSelect
            label="Sort by"
            name="sort"
            value={`${view.sort} ${view.order}`}
            options={sortChoices}
            onPick={picked => onChange(sortChoices.find(({ value }) => value === picked)?.view ?? {})}
          />
        </div>
      </div>
      {isFiltered(view) && (
        <div className="-ml-5">
          <Button tone="quiet" onClick={onClear}>
            Clear filters
          </Button>
        </div>
      )}
    </search>
  )
}
