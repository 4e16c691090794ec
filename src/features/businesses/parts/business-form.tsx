import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { industryNames } from '#src/domain/business.ts'
import { FormWords, failureText, Refused, TimeZoneOptions } from '#src/features/accounts/public.tsx'
import type { Business } from '#src/features/businesses/parts/business-queries.ts'
import { type NewBusiness, newBusinessSchema } from '#src/features/businesses/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

type Told = Omit<NewBusiness, 'industry'> & { industry: NewBusiness['industry'] | '' }

type Props = {
  told: Told
  label: string
  onSave: (business: NewBusiness) => Promise<Business>
}

const fields = ['trade_name', 'legal_name', 'industry', 'time_zone'] as const

/** What a business is called, what it does, and where its clock is. */
export function BusinessForm({ told, label, onSave }: Props) {
  const form = useForm({ resolver: zodResolver(newBusinessSchema), values: told as NewBusiness })
  const { register, setError, formState } = form
  const { errors } = formState
  const saving = useMutation({
    mutationFn: onSave,
    onError(error) {
      if (!(error instanceof Refused)) return
      for (const name of fields) {
        const message = error.words.fields[name]
        if (message) setError(name, { message }, { shouldFocus: true })
      }
    },
  })
  const refused = saving.error && Object.keys(errors).length === 0 ? failureText(saving.error) : undefined

  return (
    <form noValidate onSubmit={form.handleSubmit(body => saving.mutate(body))} className="grid max-w-measure gap-5">
      <Field
        label="Name your customers know"
        autoComplete="organization"
        hint="As it stands on your sign. Each location can have its own."
        error={errors.trade_name?.message}
        {...register('trade_name')}
      />
      <Field
        label="Legal name (optional)"
        autoComplete="off"
        hint="As on your tax papers, such as Reyes Plumbing LLC."
        error={errors.legal_name?.message}
        {...register('legal_name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Industry"
          error={errors.industry && 'Please choose an industry from the list.'}
          {...register('industry')}
        >
          <option value="">Choose one</option>
          {Object.entries(industryNames).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Time zone" error={errors.time_zone?.message} {...register('time_zone')}>
          <TimeZoneOptions chosen={told.time_zone} />
        </SelectField>
      </div>
      {refused && <FormWords>{refused}</FormWords>}
      <div>
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? 'Saving…' : label}
        </Button>
      </div>
    </form>
  )
}
