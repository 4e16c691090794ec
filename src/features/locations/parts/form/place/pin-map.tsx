import { MapPin, Minus, Plus } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import type { Point } from '#src/domain/geo.ts'
import { type Frame, frameRatio, placeInFrame } from '#src/features/locations/map/map-frame.ts'
import { fromMap, isDrawn, toMap } from '#src/features/locations/map/map-projection.ts'
import { MapLand } from '#src/features/locations/parts/map/land.tsx'
import { movedByKey } from './pin.ts'
import { FormPinMarks } from './pin-marks.tsx'

type Props = { pin: Point; zip: string; onMove: (pin: Point) => void }

/** How wide the picture is, in units of the map, of which each is about 0.4 miles. */
const spans = [5, 25, 125] as const

const step = 'grid size-11 place-items-center hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-40'
const percent = (share: number) => `${(share * 100).toFixed(2)}%`
const words = ({ lat, lng }: Point) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`

/** A drawn map on which the pin is dragged, or moved by the arrow keys. The map stands still while the pin moves. */
export default function FormPinMap({ pin, zip, onMove }: Props) {
  const [zoom, setZoom] = useState(1)
  const [middle, setMiddle] = useState(() => toMap(pin))
  const picture = useRef<HTMLDivElement>(null)
  const frame: Frame = { ...middle, span: spans[zoom] ?? 25 }
  const place = toMap(pin)
  const { x, y } = placeInFrame(frame, place)
  const is_in = x > 0.02 && x < 0.98 && y > 0.02 && y < 0.98

  function look(to: number): void {
    setMiddle(place)
    setZoom(to)
  }

  function follow({ clientX, clientY }: PointerEvent): void {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return
    const height = frame.span / frameRatio
    const at = {
      x: frame.x + ((clientX - box.left) / box.width - 0.5) * frame.span,
      y: frame.y + ((clientY - box.top) / box.height - 0.5) * height,
    }
    onMove(fromMap(at))
  }

  if (!isDrawn(place)) return <p className="text-soft">This pin is outside the four states that our map shows.</p>
  return (
    <div className="grid gap-2">
      <div
        ref={picture}
        className="relative touch-none overflow-hidden rounded-xl border border-hairline"
        style={{ aspectRatio: frameRatio }}
      >
        <MapLand frame={frame} />
        <FormPinMarks zip={zip} frame={frame} />
        <button
          type="button"
          aria-label={`Pin at ${words(pin)}. Arrow keys move it 100 feet, with Shift 1,000.`}
          style={{ left: percent(x), top: percent(y) }}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
          onKeyDown={event => {
            const moved = movedByKey(pin, event)
            if (!moved) return
            event.preventDefault()
            onMove(moved)
          }}
          className="absolute grid size-11 -translate-x-1/2 -translate-y-full cursor-grab place-items-end justify-center active:cursor-grabbing"
        >
          <MapPin aria-hidden="true" className="size-9 fill-lamp text-ink" strokeWidth={1.5} />
        </button>
        <div className="absolute top-2 right-2 grid rounded-md border border-hairline bg-raised">
          <button
            type="button"
            aria-label="Closer"
            disabled={zoom === 0}
            onClick={() => look(zoom - 1)}
            className={step}
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label="Farther"
            disabled={zoom === spans.length - 1}
            onClick={() => look(zoom + 1)}
            className={step}
          >
            <Minus aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
        <span role="status">Pin at {words(pin)}.</span>
        <span>About {Math.round(frame.span * 0.4)} miles wide. Dots are centers of ZIP codes.</span>
        {!is_in && (
          <button type="button" onClick={() => setMiddle(place)} className="prose-link min-h-11">
            Show the pin
          </button>
        )}
      </p>
    </div>
  )
}
