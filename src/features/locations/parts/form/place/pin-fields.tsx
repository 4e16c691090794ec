import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Point } from '#src/domain/geo.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormLine } from '#src/features/locations/parts/form/line.tsx'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { pinIn, roundedPin } from './pin.ts'
import { placesOptions } from './places.ts'

const FormPinMap = lazy(() => import('./pin-map.tsx'))

/** Where the pin stands: as two numbers, and on a drawn map. It begins at the center of the ZIP code. */
export function FormPinFields() {
  const { values, set } = useFormContext()
  const [is_open, setOpen] = useState(false)
  const zip = /^\d{5}/.exec(values.zip)?.[0] ?? ''
  const { data: places } = useQuery(placesOptions({ q: zip, kind: 'zip' }))
  const centre = places?.find(({ name }) => name === zip)
  const pin = pinIn(values)
  const put = (to: Point) => {
    const { lat, lng } = roundedPin(to)
    set({ latitude: String(lat), longitude: String(lng) })
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">Pin on the map</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormLine field="latitude" inputMode="decimal" hint="Degrees north, such as 30.3285." />
        <FormLine field="longitude" inputMode="decimal" hint="Degrees east, with a minus here: -81.6589." />
      </div>
      <div className="flex flex-wrap gap-3">
        {centre && (
          <Button tone="outline" onClick={() => put({ lat: centre.latitude, lng: centre.longitude })}>
            Start at the center of ZIP {zip}
          </Button>
        )}
        {pin && (
          <Button tone="quiet" aria-expanded={is_open} onClick={() => setOpen(!is_open)}>
            {is_open ? 'Close the map' : 'Move the pin on a map'}
          </Button>
        )}
      </div>
      {pin && is_open && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <FormPinMap pin={pin} zip={zip} onMove={put} />
        </Suspense>
      )}
    </fieldset>
  )
}
