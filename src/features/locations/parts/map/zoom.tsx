import { Expand, Minus, Plus, Scan } from 'lucide-react'
import { type Frame, isAsCloseAsItGets, isWhole, zoomed } from '#src/features/locations/map/map-frame.ts'

type Props = { frame: Frame; onLook: (frame: Frame) => void; onFit: () => void; onWhole: () => void }

const step = 'grid size-11 place-items-center hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-40'

/** Closer, farther, to the locations, and the whole map. */
export function MapZoom({ frame, onLook, onFit, onWhole }: Props) {
  const steps = [
    { label: 'Closer', Icon: Plus, press: () => onLook(zoomed(frame, 0.5)), off: isAsCloseAsItGets(frame) },
    { label: 'Farther', Icon: Minus, press: () => onLook(zoomed(frame, 2)), off: isWhole(frame) },
    { label: 'Show these locations', Icon: Scan, press: onFit, off: false },
    { label: 'Show all four states', Icon: Expand, press: onWhole, off: false },
  ]
  return (
    <div className="absolute top-2 right-2 z-20 grid rounded-md border border-hairline bg-raised">
      {steps.map(({ label, Icon, press, off }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          disabled={off}
          onClick={press}
          className={step}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  )
}
