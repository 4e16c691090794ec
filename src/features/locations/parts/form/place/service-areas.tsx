import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServiceArea } from '#src/domain/location/record/location-record.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { Chips } from '#src/ui/chips.tsx'
import { SuggestField } from '#src/ui/suggest-field.tsx'
import { useSettled } from '#src/ui/use-settled.ts'
import { placesOptions } from './places.ts'

const pause_ms = 200

const idOf = ({ kind, name, state }: ServiceArea): string => `${kind}-${name}-${state}`.replaceAll(' ', '_')

/** "Macon, GA", "Duval County, FL" and "ZIP 32202". */
function labelOf({ kind, name, state }: ServiceArea): string {
  if (kind === 'zip') return `ZIP ${name}`
  return `${name}${kind === 'county' ? ' County' : ''}, ${state}`
}

/** The places where a business goes to its customers. */
export function FormServiceAreas() {
  const { values, set, faultBelow } = useFormContext()
  const { business_type, service_areas: areas } = values
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), pause_ms)
  const { data = [] } = useQuery(placesOptions({ q }))
  const taken = new Set(areas.map(idOf))
  const offered = q === '' ? [] : data.filter(place => !taken.has(idOf(place))).slice(0, 8)
  if (business_type === 'storefront' && areas.length === 0) return null

  function add(id: string): void {
    const place = offered.find(offer => idOf(offer) === id)
    setTyped('')
    if (!place) return
    const { kind, name, state } = place
    set({ service_areas: [...areas, { kind, name, state }] })
  }

  return (
    <div>
      <SuggestField
        label="Service areas"
        name="service_areas"
        hint={`Up to 20 cities, counties or ZIP codes, ${areas.length} chosen. Not farther than about two hours by car. Places: GeoNames, CC BY 4.0.`}
        typed={typed}
        onType={setTyped}
        suggestions={offered.map(place => ({ id: idOf(place), label: place.label }))}
        onPick={add}
        error={faultBelow('service_areas')}
      />
      <Chips
        label="Service areas"
        chips={areas.map(area => ({ id: idOf(area), label: labelOf(area) }))}
        onRemove={at => set({ service_areas: areas.toSpliced(at, 1) })}
      />
    </div>
  )
}
