import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { subscriptionStatuses, subscriptionWords } from '#src/domain/subscription.ts'
import { stateName } from '#src/domain/us-states.ts'
import { groupOptions } from '#src/features/locations/parts/groups/queries.ts'
import { locationStatusNames } from '#src/features/locations/parts/location-status-names.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import type { LocationList } from './queries.ts'
import { listSorts } from './sorts.ts'
import { isFiltered, type ListView } from './view.ts'

type Props = {
  business_id: string
  view: ListView
  /** What there is to choose from; undefined until it is known. */
  facets: LocationList['facets'] | undefined
  onChange: (over: Partial<ListView>, replace?: boolean) => void
  onClear: () => void
}

const any = (label: string) => ({ value: '', label })

const plans = [
  any('Any plan state'),
  { value: 'none', label: 'No plan' },
  ...subscriptionStatuses.map(status => ({ value: status, label: subscriptionWords(status).name })),
]

const problems = [
  any('With or without'),
  { value: 'incomplete', label: 'Something is missing' },
  { value: 'no_hours', label: 'No opening hours' },
  { value: 'no_pin', label: 'Not on the map' },
  { value: 'suspended', label: 'Suspended by Google' },
]

/** Two states may have a city of the same name: a city is chosen together with its state. */
const cityValue = (city: string, state: string) => (city === '' ? '' : [city, state].filter(Boolean).join(', '))

function cityOf(picked: string, { state }: ListView): Pick<ListView, 'city' | 'state'> {
  const at = picked.lastIndexOf(', ')
  return at === -1 ? { city: picked, state } : { city: picked.slice(0, at), state: picked.slice(at + 2) }
}

/** What the address asks for stays a choice, also where nothing has it any more. */
function withAsked(options: { value: string; label: string }[], asked: string) {
  return options.some(({ value }) => value === asked) ? options : [...options, { value: asked, label: asked }]
}

/** What narrows and orders the list. */
export function ListFilters({ business_id, view, facets, onChange, onClear }: Props) {
  const [open, setOpen] = useState(false)
  const groups = useQuery(groupOptions(business_id)).data ?? []
  const states = (facets?.states ?? []).map(({ state, locations }) => ({
    value: state,
    label: `${stateName(state)} (${locations})`,
  }))
  const cities = (facets?.cities ?? [])
    .filter(({ state }) => view.state === '' || state === view.state)
    .map(({ state, city, locations }) => ({ value: cityValue(city, state), label: `${city}, ${state} (${locations})` }))
  const statuses = (facets?.statuses ?? []).map(({ status, locations }) => ({
    value: status,
    label: `${locationStatusNames[status]} (${locations})`,
  }))
  const grouped = groups.map(({ id, name, locations }) => ({ value: id, label: `${name} (${locations})` }))
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <div className="col-span-2">
          <SearchField
            value={view.q}
            onSearch={q => onChange({ q: q.trim() }, true)}
            placeholder="Name, code, address or phone"
            maxLength={100}
          />
        </div>
        <FilterSelect
          label="Status"
          name="status"
          value={view.status}
          options={withAsked([any('Any status'), ...statuses], view.status)}
          onPick={status => onChange({ status })}
        />
        <FilterSelect
          label="Sort by"
          name="sort"
          value={view.sort}
          options={listSorts}
          onPick={sort => onChange({ sort })}
        />
      </div>
      <div className="-ml-5 md:hidden">
        <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fewer filters' : 'More filters'}
        </Button>
      </div>
      <div className={`grid-cols-2 gap-3 md:grid md:grid-cols-3 lg:grid-cols-5 ${open ? 'grid' : 'hidden'}`}>
        <FilterSelect
          label="State"
          name="state"
          value={view.state}
          options={withAsked([any('Any state'), ...states], view.state)}
          onPick={state => onChange({ state, city: '' })}
        />
        <FilterSelect
          label="City"
          name="city"
          value={cityValue(view.city, view.state)}
          options={withAsked([any('Any city'), ...cities], cityValue(view.city, view.state))}
          onPick={picked => onChange(cityOf(picked, view))}
        />
        <FilterSelect
          label="Group"
          name="group"
          value={view.group}
          options={withAsked([any('Any group'), ...grouped], view.group)}
          onPick={group => onChange({ group })}
        />
        <FilterSelect
          label="Plan"
          name="subscription"
          value={view.subscription}
          options={plans}
          onPick={subscription => onChange({ subscription })}
        />
        <FilterSelect
          label="Problem"
          name="problem"
          value={view.problem}
          options={problems}
          onPick={problem => onChange({ problem })}
        />
      </div>
      {isFiltered(view) && (
        <div className="-ml-5 flex flex-wrap items-center">
          <Button tone="quiet" onClick={onClear}>
            Clear filters
          </Button>
          {view.label !== '' && (
            <Button tone="quiet" onClick={() => onChange({ label: '' })}>
              <X aria-hidden="true" className="size-4" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">No longer only with the </span>label “{view.label}”
              </span>
            </Button>
          )}
        </div>
      )}
    </search>
  )
}
