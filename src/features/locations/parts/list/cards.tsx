import { Link } from 'react-router'
import { placeOf, selectWords } from './place.ts'
import type { ListedLocation } from './queries.ts'
import { SelectBox } from './select-box.tsx'
import { LocationStanding } from './status.tsx'
import type { Selection } from './use-selection.ts'

type Props = { locations: readonly ListedLocation[]; selection: Selection | undefined }

/** The locations of one page as cards, for those who know their shops by their look rather than by a row. */
export function ListCards({ locations, selection }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {locations.map(location => {
        const { id, name, status, subscription_status, completeness } = location
        return (
          <li
            key={id}
            className={`flex gap-1 rounded-xl border border-hairline p-4 ${selection?.has(id) ? 'bg-sunk' : 'bg-raised'}`}
          >
            <div className="min-w-0 flex-1">
              <Link
                to={`/client/locations/${id}`}
                className="inline-block py-1 leading-snug font-semibold no-underline wrap-anywhere hover:underline"
              >
                {name}
              </Link>
              <p className="text-sm text-soft wrap-anywhere">{placeOf(location) || 'No address yet'}</p>
              <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <LocationStanding status={status} subscription_status={subscription_status} />
              </p>
              <p className="mt-2 text-sm text-soft tabular-nums">{completeness}% complete</p>
            </div>
            {selection && (
              <div className="-mt-2 -mr-2">
                <SelectBox
                  label={selectWords(location)}
                  selected={selection.has(id)}
                  onSelect={on => selection.select([id], on)}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
