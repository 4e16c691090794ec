import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isDrawn, toMap } from '#src/features/locations/map/map-projection.ts'
import { type MapPoint, mapOptions } from '#src/features/locations/parts/list/queries.ts'
import type { ListFilter } from '#src/features/locations/parts/list/view.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import type { MapMark } from './marks.tsx'
import { MapPicture } from './picture.tsx'

type Props = {
  business_id: string
  filter: ListFilter
  /** How many locations the filter finds, with a pin or without. */
  total: number
}

function marksOf(points: readonly MapPoint[]): MapMark[] {
  return points
    .map(point => ({ ...point, ...toMap({ lat: point.latitude, lng: point.longitude }) }))
    .filter(mark => isDrawn(mark))
}

/** "2 have no pin and 1 lies outside this map." */
function leftOut(no_pin: number, outside: number): string {
  const parts = [
    no_pin > 0 && `${no_pin} ${no_pin === 1 ? 'has' : 'have'} no pin`,
    outside > 0 && `${outside} ${outside === 1 ? 'lies' : 'lie'} outside this map`,
  ].filter(part => part !== false)
  return parts.length === 0 ? '' : ` ${parts.join(' and ')}.`
}

function Marks({ points, total }: { points: readonly MapPoint[]; total: number }) {
  const marks = useMemo(() => marksOf(points), [points])
  const shown = marks.length === 1 ? '1 location is on the map.' : `${marks.length} locations are on the map.`
  return (
    <div className="mb-8 grid gap-3">
      <MapPicture key={`${marks.length} ${marks[0]?.id} ${marks.at(-1)?.id}`} marks={marks} />
      <p className="text-sm text-soft">
        {shown}
        {leftOut(Math.max(0, total - points.length), points.length - marks.length)} The table below names all of them.
        Outlines: US Census Bureau.
      </p>
    </div>
  )
}

/** Where the locations are that the filter finds: on our own drawing, without asking anybody else. */
export default function LocationMap({ business_id, filter, total }: Props) {
  const query = useQuery(mapOptions(business_id, filter))
  return (
    <ReadBlock query={query} what="The map">
      {points => <Marks points={points} total={total} />}
    </ReadBlock>
  )
}
