import type { ComponentProps } from 'react'
import { fieldLabels } from '#src/domain/location/record/record-fields.ts'
import { Field } from '#src/ui/field.tsx'
import { useFormContext } from './context.ts'
import type { FormValues } from './values.ts'

type TextField = { [Name in keyof FormValues]: FormValues[Name] extends string ? Name : never }[keyof FormValues]

type Props = { field: TextField; hint?: string } & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder'
>

/** A field of the record that is one line of text. */
export function FormLine({ field, ...input }: Props) {
  const { values, set, faultAt } = useFormContext()
  return (
    <Field
      label={fieldLabels[field]}
      name={field}
      autoComplete="off"
      value={values[field]}
      onChange={event => set({ [field]: event.target.value })}
      error={faultAt(field)}
      {...input}
    />
  )
}
