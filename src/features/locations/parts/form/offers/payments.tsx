import { paymentTypes } from '#src/domain/location/offers/payment-types.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormGroup } from '#src/features/locations/parts/form/group.tsx'
import { CheckField } from '#src/ui/check-field.tsx'

/** How customers can pay. */
export function FormPayments() {
  const { values, set } = useFormContext()
  const { payment_types: told } = values
  return (
    <FormGroup field="payment_types">
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(paymentTypes).map(([id, name]) => (
          <CheckField
            key={id}
            label={name}
            name={`payment_types.${id}`}
            checked={told.includes(id)}
            onCheck={takes => set({ payment_types: takes ? [...told, id] : told.filter(type => type !== id) })}
          />
        ))}
      </div>
    </FormGroup>
  )
}
