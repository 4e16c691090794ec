import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { auditFieldLimits } from '#src/features/audits/limits.ts'
import type { TypedAudit } from '#src/features/audits/parts/form/start-audit.ts'
import { Field } from '#src/ui/field.tsx'

type Name = Exclude<keyof TypedAudit, 'address'>

const fields: { name: Name; label: string; autoComplete: string; type?: string; hint?: string }[] = [
  { name: 'name', label: 'Business name', autoComplete: 'organization', hint: 'As it stands on your sign.' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'business_address', label: 'Street address', autoComplete: 'street-address' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  {
    name: 'keyword',
    label: 'What do you want to be found for?',
    autoComplete: 'off',
    hint: 'Such as “roof repair”.',
  },
]

type Props = { typed: TypedAudit; errors: Record<string, string> }

/** What should stand on the site: closed until somebody opens it, or a refusal is about one of its fields. */
export function BusinessFields({ typed, errors }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const isRefused = fields.some(({ name }) => errors[name])
  const isFilled = fields.some(({ name }) => typed[name] !== '')
  useEffect(() => {
    if (details.current && isRefused) details.current.open = true
  }, [isRefused])

  return (
    <details ref={details} open={isFilled} className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-harbour">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 motion-safe:transition-transform motion-safe:duration-150 group-open:rotate-180"
        />
        More about your business (optional)
      </summary>
      <div className="mt-2 grid gap-x-5 gap-y-4 border-l-2 border-hairline pl-4 sm:grid-cols-2">
        <p className="text-[0.9375rem] text-soft sm:col-span-2">
          Tell us what should stand on your site, and we compare it with what does.
        </p>
        {fields.map(field => (
          <Field
            key={field.name}
            {...field}
            maxLength={auditFieldLimits[field.name]}
            defaultValue={typed[field.name]}
            error={errors[field.name]}
          />
        ))}
      </div>
    </details>
  )
}
