import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { placeOf } from '#src/features/locations/parts/list/place.ts'
import { listOptions } from '#src/features/locations/parts/list/queries.ts'
import { plainView } from '#src/features/locations/parts/list/view.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { groupOptions } from './queries.ts'

type Places = { location_ids: readonly string[]; group_ids: readonly string[] }

type Props = { business_id: string; places: Places; onChange: (places: Places) => void }

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]

function Choice({ label, note, on, onToggle }: { label: string; note: string; on: boolean; onToggle: () => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline py-1">
      <input type="checkbox" checked={on} onChange={onToggle} className="size-4.5 shrink-0 accent-(--harbour)" />
      <span className="min-w-0 wrap-anywhere">
        {label} <span className="block text-sm text-soft">{note}</span>
      </span>
    </label>
  )
}

function countWords({ location_ids, group_ids }: Places): string {
  const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`
  return `${count(location_ids.length, 'location')} and ${count(group_ids.length, 'group')} chosen.`
}

/** Chooses single locations and whole groups of a business. */
export function PlaceChoice({ business_id, places, onChange }: Props) {
  const [q, setQ] = useState('')
  const search = useCallback((typed: string) => setQ(typed.trim()), [])
  const groups = useQuery(groupOptions(business_id)).data ?? []
  const list = useQuery(listOptions(business_id, { ...plainView, q, size: 100 }))
  const { location_ids, group_ids } = places
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {countWords(places)}
      </p>
      {groups.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">Groups</legend>
          {groups.map(({ id, name, locations }) => (
            <Choice
              key={id}
              label={name}
              note={
                locations === 1 ? '1 location, and those added later' : `${locations} locations, and those added later`
              }
              on={group_ids.includes(id)}
              onToggle={() => onChange({ location_ids, group_ids: toggled(group_ids, id) })}
            />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Locations</legend>
        <SearchField value={q} onSearch={search} placeholder="Name, code, address or phone" maxLength={100} />
        <ReadBlock query={list} what="The locations">
          {({ locations, total }) => (
            <>
              <div className="mt-2 max-h-60 overflow-y-auto">
                {locations.map(location => (
                  <Choice
                    key={location.id}
                    label={location.name}
                    note={placeOf(location)}
                    on={location_ids.includes(location.id)}
                    onToggle={() => onChange({ group_ids, location_ids: toggled(location_ids, location.id) })}
                  />
                ))}
              </div>
              {total > locations.length && (
                <p className="mt-2 text-sm text-soft">
                  The first {locations.length} of {total}. Search for others.
                </p>
              )}
            </>
          )}
        </ReadBlock>
      </fieldset>
    </div>
  )
}
