import { useState } from 'react'
import { Field } from '#src/ui/field.tsx'

type Props = {
  label: string
  name: string
  hint?: string
  error: string | undefined
  value: number | null
  /** Null for nothing; NaN for what is no number, which the rules refuse. */
  onChange: (value: number | null) => void
}

function read(typed: string): number | null {
  const plain = typed.replace(/[\s,$]/g, '')
  if (plain === '') return null
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN
}

/** A number as people write it, with commas or without. */
export function WholeNumberField({ value, onChange, ...words }: Props) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  return (
    <Field
      {...words}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={event => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
    />
  )
}
