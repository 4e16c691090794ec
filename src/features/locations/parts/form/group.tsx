import type { ReactNode } from 'react'
import type { FieldName } from '#src/domain/location/record/compare-records.ts'
import { fieldLabels } from '#src/domain/location/record/record-fields.ts'

type Props = { field: FieldName; legend?: string; children: ReactNode }

/** A field of the record that is more than one box. Whoever is led to it by its name comes to its beginning. */
export function FormGroup({ field, legend = fieldLabels[field], children }: Props) {
  return (
    <fieldset id={field} tabIndex={-1} className="grid gap-4">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}
