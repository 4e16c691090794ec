import type { MapPlace } from '#src/features/locations/map/map-projection.ts'

/** Places so near to each other in the picture that one mark stands for all of them, at the place of the first. */
export type Cluster<Place extends MapPlace> = MapPlace & { places: Place[] }

/** No two marks come nearer to each other than `apart`: each can be pressed with a finger. */
export function clusterPlaces<Place extends MapPlace>(places: readonly Place[], apart: number): Cluster<Place>[] {
  const clusters: Cluster<Place>[] = []
  for (const place of places) {
    const near = clusters.find(({ x, y }) => Math.hypot(place.x - x, place.y - y) < apart)
    if (near) near.places.push(place)
    else clusters.push({ x: place.x, y: place.y, places: [place] })
  }
  return clusters
}

/** Whether looking closer would part them: two addresses in one building stay one mark however close one looks. */
export function canBeParted(places: readonly MapPlace[]): boolean {
  const [first] = places
  return first !== undefined && places.some(({ x, y }) => Math.hypot(first.x - x, first.y - y) > 1)
}
