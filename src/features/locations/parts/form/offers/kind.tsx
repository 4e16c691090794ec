import { type BusinessType, businessTypes } from '#src/domain/location/record/location-record.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'

const words: Record<BusinessType, { name: string; meaning: string }> = {
  storefront: { name: 'Customers come to us', meaning: 'A shop, office or restaurant with a sign.' },
  service_area: { name: 'We go to customers', meaning: 'No visitors. Listings never show the address.' },
  both: { name: 'Both', meaning: 'Customers come to us, and we go to them.' },
}

/** Whether people come, or are visited. */
export function FormKind() {
  const { values, set } = useFormContext()
  return (
    <FormGroup field="business_type" legend="How you serve customers">
      <div className="grid gap-2 sm:grid-cols-3">
        {businessTypes.map(type => (
          <label
            key={type}
            className="flex min-h-12 items-start gap-3 rounded-md border border-hairline bg-raised px-3.5 py-2.5 has-checked:border-harbour"
          >
            <input
              type="radio"
              name="business_type"
              checked={values.business_type === type}
              onChange={() => set({ business_type: type })}
              className="mt-1 size-5 shrink-0 accent-(--harbour)"
            />
            <span>
              <span className="block font-semibold">{words[type].name}</span>
              <span className="block text-sm text-soft">{words[type].meaning}</span>
            </span>
          </label>
        ))}
      </div>
    </FormGroup>
  )
}
