import { useQuery } from '@tanstack/react-query'
import { type Frame, placeInFrame } from '#src/features/locations/map/map-frame.ts'
import { toMap } from '#src/features/locations/map/map-projection.ts'
import { placesOptions } from './places.ts'

type Props = { zip: string; frame: Frame }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
/** Seen from farther away, their numbers would lie on each other; then only one's own is shown. In units of the map. */
const widest_for_all = 25

const isInside = ({ x, y }: { x: number; y: number }) => x > 0 && x < 0.95 && y > 0.05 && y < 0.95

/** The centers of ZIP codes that begin with the same three digits, to find one's way by. */
export function FormPinMarks({ zip, frame }: Props) {
  const { data = [] } = useQuery(placesOptions({ q: zip.slice(0, 3), kind: 'zip' }))
  return data
    .map(({ name, latitude, longitude }) => ({
      name,
      ...placeInFrame(frame, toMap({ lat: latitude, lng: longitude })),
    }))
    .filter(mark => isInside(mark) && (frame.span <= widest_for_all || mark.name === zip))
    .map(({ name, x, y }) => (
      <span
        key={name}
        aria-hidden="true"
        style={{ left: percent(x), top: percent(y) }}
        className={`pointer-events-none absolute flex -translate-y-1/2 items-center gap-1 text-xs tabular-nums ${name === zip ? 'font-bold' : 'text-soft'}`}
      >
        <span className="size-1.5 rounded-full bg-current" />
        {name}
      </span>
    ))
}
