import { useMemo, useState } from 'react'
import { canBeParted, clusterPlaces } from '#src/features/locations/map/map-clusters.ts'
import {
  type Frame,
  frameAround,
  frameRatio,
  isAsCloseAsItGets,
  placeInFrame,
  wholeMap,
} from '#src/features/locations/map/map-frame.ts'
import { MapLand } from './land.tsx'
import { type MapMark, MapMarks } from './marks.tsx'
import { MapPlaceList } from './place-list.tsx'
import { useWidth } from './use-width.ts'
import { MapZoom } from './zoom.tsx'

/** How near marks come to each other, in pixels. */
const apart_px = 30

/** A drawn map with a mark for each location, or for several that lie close together. */
export function MapPicture({ marks }: { marks: readonly MapMark[] }) {
  const fitting = useMemo(() => frameAround(marks), [marks])
  const [frame, setFrame] = useState<Frame>(fitting)
  const [here, setHere] = useState<readonly MapMark[]>([])
  const [ref, width] = useWidth()

  const clusters = useMemo(
    () =>
      clusterPlaces(marks, (apart_px * frame.span) / width).filter(cluster => {
        const { x, y } = placeInFrame(frame, cluster)
        return x > 0 && x < 1 && y > 0 && y < 1
      }),
    [marks, frame, width],
  )

  function look(closer: Frame): void {
    setHere([])
    setFrame(closer)
  }

  function open(places: readonly MapMark[]): void {
    if (canBeParted(places) && !isAsCloseAsItGets(frame)) look(frameAround(places))
    else setHere(places)
  }

  return (
    <section aria-label="Map" className="grid gap-3">
      <div
        ref={ref}
        className="relative overflow-hidden rounded-xl border border-hairline"
        style={{ aspectRatio: frameRatio }}
      >
        <MapLand frame={frame} />
        <MapMarks clusters={clusters} frame={frame} onOpen={open} />
        <MapZoom frame={frame} onLook={look} onFit={() => look(fitting)} onWhole={() => look(wholeMap)} />
      </div>
      {here.length > 0 && <MapPlaceList marks={here} onClose={() => setHere([])} />}
    </section>
  )
}
