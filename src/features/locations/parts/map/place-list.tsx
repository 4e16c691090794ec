import { Link } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import type { MapMark } from './marks.tsx'

type Props = { marks: readonly MapMark[]; onClose: () => void }

/** The names behind one mark that no closer look parts. */
export function MapPlaceList({ marks, onClose }: Props) {
  return (
    <div className="border-y border-hairline py-3">
      <p role="status" className="font-semibold">
        {marks.length} locations at this place
      </p>
      <ul className="mt-1 max-h-60 overflow-y-auto">
        {marks.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/client/locations/${id}`} className="prose-link inline-flex min-h-11 items-center wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="-ml-5">
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
