import { stateCode } from '#src/domain/us-states.ts'
import { allPlaces, type KnownPlace } from '#src/features/places/all-places.ts'
import { type Place, placeKinds } from '#src/features/places/place.ts'
import { placeKey } from '#src/features/places/place-key.ts'

const most = 20

/** `state` and `kind` narrow the search where they are told. */
export type PlaceSearch = { q: string; state?: string | undefined; kind?: Place['kind'] | undefined }

const keyed = allPlaces.map(place => ({ place, key: placeKey(place.name) }))

/** 0 for the whole name, 1 for its beginning, 2 for the beginning of a later word; `null` for none of them. */
function rankOf(key: string, looked_for: string): number | null {
  if (key === looked_for) return 0
  if (key.startsWith(looked_for)) return 1
  return key.includes(` ${looked_for}`) ? 2 : null
}

/** "Macon, GA" and "Duval County" say more than a name. */
function understand({ q, state, kind }: PlaceSearch): PlaceSearch {
  const parts = /^(.*\S)[\s,]+([A-Za-z]{2}|[A-Za-z]+ Carolina|Florida|Georgia)$/i.exec(q)
  const code = parts?.[2] ? stateCode(parts[2].length === 2 ? parts[2].toUpperCase() : parts[2]) : null
  const [name, in_state] = parts?.[1] && code ? [parts[1], code] : [q, state]
  const county = /^(.*\S)\s+county$/i.exec(name)
  return county?.[1] ? { q: county[1], state: in_state, kind: kind ?? 'county' } : { q: name, state: in_state, kind }
}

type Hit = { place: KnownPlace; rank: number }

function inOrder(a: Hit, b: Hit): number {
  return (
    a.rank - b.rank ||
    placeKinds.indexOf(a.place.kind) - placeKinds.indexOf(b.place.kind) ||
    b.place.size - a.place.size ||
    a.place.name.localeCompare(b.place.name) ||
    a.place.state.localeCompare(b.place.state)
  )
}

function find({ q, state, kind }: PlaceSearch): Place[] {
  const looked_for = placeKey(q)
  if (looked_for === '') return []
  return keyed
    .flatMap(({ place, key }): Hit[] => {
      if ((state && place.state !== state) || (kind && place.kind !== kind)) return []
      const rank = rankOf(key, looked_for)
      return rank === null ? [] : [{ place, rank }]
    })
    .toSorted(inOrder)
    .slice(0, most)
    .map(({ place: { size, ...place } }) => place)
}

/**
 * The places whose name, or a word of it, begins with `q`: whole names first, then larger places; at most 20. The end of `q` is
 * read as a state only where no name goes on like that: "Orange Pa" is on its way to Orange Park.
 */
export function searchPlaces(search: PlaceSearch): Place[] {
  const named = find(search)
  return named.length > 0 ? named : find(understand(search))
}
