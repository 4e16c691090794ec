import { Link } from 'react-router'
import type { Cluster } from '#src/features/locations/map/map-clusters.ts'
import { type Frame, placeInFrame } from '#src/features/locations/map/map-frame.ts'
import type { MapPlace } from '#src/features/locations/map/map-projection.ts'
import type { MapPoint } from '#src/features/locations/parts/list/queries.ts'
import { locationStatusNames } from '#src/features/locations/parts/location-status-names.ts'

export type MapMark = MapPoint & MapPlace

type Props = {
  clusters: readonly Cluster<MapMark>[]
  frame: Frame
  onOpen: (marks: readonly MapMark[]) => void
}

const mark =
  'absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-paper text-xs font-bold tabular-nums no-underline hover:z-10 focus-visible:z-10'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** A link for each location by itself, and a button with the count where several lie close together. */
export function MapMarks({ clusters, frame, onOpen }: Props) {
  return clusters.map(cluster => {
    const { x, y } = placeInFrame(frame, cluster)
    const style = { left: percent(x), top: percent(y) }
    const [first] = cluster.places
    if (!first) return null
    if (cluster.places.length > 1) {
      return (
        <button
          key={first.id}
          type="button"
          style={style}
          aria-label={`${cluster.places.length} locations, look closer`}
          onClick={() => onOpen(cluster.places)}
          className={`${mark} min-w-6 bg-harbour text-paper`}
        >
          {cluster.places.length > 99 ? '99+' : cluster.places.length}
        </button>
      )
    }
    const words = `${first.name}, ${locationStatusNames[first.status]}`
    return (
      <Link
        key={first.id}
        to={`/client/locations/${first.id}`}
        style={style}
        aria-label={words}
        title={words}
        className={`${mark} bg-lamp`}
      />
    )
  })
}
