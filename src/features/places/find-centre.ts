import type { Point } from '#src/domain/geo.ts'
import { allPlaces } from '#src/features/places/all-places.ts'
import type { Place } from '#src/features/places/place.ts'
import { placeKey } from '#src/features/places/place-key.ts'

type Named = Pick<Place, 'kind' | 'name' | 'state'>

const key = ({ kind, name, state }: Named): string => `${kind} ${placeKey(name)} ${state}`

const centres = new Map(allPlaces.map(place => [key(place), { lat: place.latitude, lng: place.longitude }]))

/** The centre of a city, a county or a ZIP code of the four states; `null` for any other. */
export const findCentre = (place: Named): Point | null => centres.get(key(place)) ?? null
