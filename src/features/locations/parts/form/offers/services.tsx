import type { OfferedService } from '#src/domain/location/record/location-record.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormFault } from '#src/features/locations/parts/form/fault.tsx'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'

const parts = [
  { part: 'name', label: 'Service', hint: 'Up to 140 characters.', place: '' },
  { part: 'price', label: 'Price', hint: 'Optional, such as from $120.', place: '' },
  { part: 'description', label: 'What it is', hint: 'Optional, up to 300 characters.', place: 'sm:col-span-2' },
] as const

/** What the shop does, as its own list. */
export function FormServices() {
  const { values, set, faultAt } = useFormContext()
  const { services } = values
  const change = (at: number, over: Partial<OfferedService>) =>
    set({ services: services.map((service, place) => (place === at ? { ...service, ...over } : service)) })

  return (
    <FormGroup field="services">
      <p className="text-sm text-soft">What people search for, up to 100: drain cleaning, oil change, wills.</p>
      <FormFault>{faultAt('services')}</FormFault>
      {services.map((service, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the name itself is being edited
          key={at}
          className="grid gap-4 border-l-2 border-hairline pl-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          {parts.map(({ part, label, hint, place }) => {
            const path = `services.${at}.${part}`
            return (
              <div key={part} className={place}>
                <Field
                  label={label}
                  name={path}
                  autoComplete="off"
                  hint={hint}
                  value={service[part]}
                  onChange={event => change(at, { [part]: event.target.value })}
                  error={faultAt(path) ?? (part === 'name' ? faultAt(`services.${at}`) : undefined)}
                />
              </div>
            )
          })}
          <div className="-mt-2">
            <Button
              tone="quiet"
              aria-label={`Remove ${service.name || 'this service'}`}
              onClick={() => set({ services: services.toSpliced(at, 1) })}
            >
              Remove
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          tone="outline"
          onClick={() => set({ services: [...services, { name: '', description: '', price: '' }] })}
        >
          Add a service
        </Button>
      </div>
    </FormGroup>
  )
}
