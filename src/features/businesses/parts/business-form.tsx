import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { industryNames } from '#src/domain/business.ts'
import { FormWords, failureText, Refused, TimeZoneOptions, useKeptTyping } from '#src/features/accounts/public.tsx'
import type { Business } from '#src/features/businesses/parts/business-queries.ts'
import { type NewBusiness, newBusinessSchema } from '#src/features/businesses/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'

type Told = Omit<NewBusiness, 'industry'> & { industry: NewBusiness['industry'] | '' }

type Props = {
  told: Told
  /** What the form is kept by: which business, or that it is new. */
  place: string
  label: string
  /** Handed all that is told, and the fields alone that were changed. */
  onSave: (business: NewBusiness, changed: Partial<NewBusiness>) => Promise<Business>
}

const fields = ['trade_name', 'legal_name', 'industry', 'time_zone'] as const

/** What was typed, right or not. */
const typedSchema = z.partial(
  z.object({ trade_name: z.string(), legal_name: z.string(), industry: z.string(), time_zone: z.string() }),
)

const isField = (name: string): name is (typeof fields)[number] => fields.some(field => field === name)

const toldIn = ({ trade_name, legal_name, industry, time_zone }: Business): NewBusiness => ({
  trade_name,
  legal_name,
  industry,
  time_zone,
})

/** What a business is called, what it does, and where its clock is. */
export function BusinessForm({ told, place, label, onSave }: Props) {
  const form = useForm({
    resolver: zodResolver(newBusinessSchema),
    values: told as NewBusiness,
    resetOptions: { keepDirtyValues: true },
  })
  const { control, register, setError, setValue, formState } = form
  const { dirtyFields, errors, isDirty } = formState
  const { before, keep } = useKeptTyping(`business:${place}`, typedSchema)
  const typed = useWatch({ control })
  const unsaved = Object.fromEntries(fields.filter(name => dirtyFields[name]).map(name => [name, typed[name]]))
  const unsaved_text = JSON.stringify(unsaved)
  const saving = useMutation({
    mutationFn: (business: NewBusiness) => {
      const changed = Object.entries(business).filter(([name]) => isField(name) && dirtyFields[name])
      return onSave(business, Object.fromEntries(changed))
    },
    onSuccess: saved => form.reset(toldIn(saved)),
    onError(error) {
      if (!(error instanceof Refused)) return
      for (const name of fields) {
        const message = error.words.fields[name]
        if (message) setError(name, { message }, { shouldFocus: true })
      }
    },
  })
  useEffect(() => {
    for (const name of fields) {
      const text = before?.[name]
      if (text !== undefined) setValue(name, text as never, { shouldDirty: true })
    }
  }, [before, setValue])

  useEffect(() => {
    keep(unsaved_text === '{}' ? undefined : typedSchema.parse(JSON.parse(unsaved_text)))
  }, [unsaved_text, keep])

  const refused = saving.error && Object.keys(errors).length === 0 ? failureText(saving.error) : undefined

  return (
    <form noValidate onSubmit={form.handleSubmit(body => saving.mutate(body))} className="grid max-w-measure gap-5">
      {before && isDirty && (
        <FormWords tone="kept">We kept what you typed and did not save. It is in the form again.</FormWords>
      )}
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
      <UnsavedGuard
        unsaved={isDirty && !saving.isPending}
        text="What you changed about the business is not saved yet."
      />
    </form>
  )
}
