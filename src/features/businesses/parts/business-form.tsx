import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { industryNames } from '#src/domain/business.ts'
import { FormWords, failureText, Refused, TimeZoneOptions, useKeptTyping } from '#src/features/accounts/public.tsx'
import { BusinessConflict, type BusinessConflicted } from '#src/features/businesses/parts/business-conflict.tsx'
import type { Business } from '#src/features/businesses/parts/business-queries.ts'
import { businessEditedSchema, type NewBusiness, newBusinessSchema } from '#src/features/businesses/schema.ts'
import { Button } from '#src/ui/button.tsx'
import type { Holds } from '#src/ui/choose-what-holds.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'

type Told = Omit<NewBusiness, 'industry'> & { industry: NewBusiness['industry'] | '' }

type Props = {
  told: Told
  /** What the form is kept by: which business, or that it is new. */
  place: string
  /** Of the business as it is told; 0 of one that is new. */
  version: number
  label: string
  /** Handed all that is told, the fields alone that were changed, and the version that they were changed in. */
  onSave: (business: NewBusiness, changed: Partial<NewBusiness>, version: number) => Promise<Business>
}

const fields = ['trade_name', 'legal_name', 'industry', 'time_zone'] as const

/** What was typed, right or not, and into which version. */
const typedSchema = z.partial(
  z.object({
    ...{ trade_name: z.string(), legal_name: z.string(), industry: z.string(), time_zone: z.string() },
    version: z.int(),
  }),
)

type Wish = { business: NewBusiness; names: readonly string[]; version: number }

function conflictIn(error: unknown): BusinessConflicted | undefined {
  return error instanceof Refused ? businessEditedSchema.safeParse(error.words.answer).data : undefined
}

const toldIn = ({ trade_name, legal_name, industry, time_zone }: Business): NewBusiness => ({
  trade_name,
  legal_name,
  industry,
  time_zone,
})

/** What a business is called, what it does, and where its clock is. */
export function BusinessForm({ told, version, place, label, onSave }: Props) {
  const form = useForm({
    resolver: zodResolver(newBusinessSchema),
    values: told as NewBusiness,
    resetOptions: { keepDirtyValues: true },
  })
  const { control, register, setError, setValue, formState } = form
  const { dirtyFields, errors, isDirty } = formState
  const { before, keep } = useKeptTyping(`business:${place}`, typedSchema)
  const typed = useWatch({ control })
  const [typed_into, setTypedInto] = useState(before?.version ?? version)
  const changed_names = fields.filter(name => dirtyFields[name])
  const unsaved = { ...Object.fromEntries(changed_names.map(name => [name, typed[name]])), version: typed_into }
  const unsaved_text = changed_names.length > 0 ? JSON.stringify(unsaved) : ''
  const saving = useMutation({
    mutationFn: ({ business, names, version }: Wish) => {
      const changed = Object.entries(business).filter(([name]) => names.includes(name))
      return onSave(business, Object.fromEntries(changed), version)
    },
    onSuccess: saved => form.reset(toldIn(saved)),
    onError(error) {
      if (!(error instanceof Refused) || conflictIn(error)) return
      for (const name of fields) {
        const message = error.words.fields[name]
        if (message) setError(name, { message }, { shouldFocus: true })
      }
    },
  })
  const conflict = conflictIn(saving.error)

  /** What somebody else saved while something was typed here is not what it was typed into. */
  useEffect(() => {
    if (!isDirty) setTypedInto(version)
  }, [isDirty, version])

  useEffect(() => {
    if (before?.version !== undefined) setTypedInto(before.version)
    for (const name of fields) {
      const text = before?.[name]
      if (text !== undefined) setValue(name, text as never, { shouldDirty: true })
    }
  }, [before, setValue])

  useEffect(() => {
    keep(unsaved_text === '' ? undefined : typedSchema.parse(JSON.parse(unsaved_text)))
  }, [unsaved_text, keep])

  function decide(choices: Record<string, Holds>): void {
    if (!conflict) return
    const { current } = conflict
    const names = changed_names.filter(name => choices[name] !== 'theirs')
    for (const name of fields) if (!names.includes(name)) setValue(name, current[name], { shouldDirty: true })
    const mine = Object.fromEntries(names.map(name => [name, form.getValues(name)]))
    saving.mutate({ business: { ...toldIn(current), ...mine }, names, version: current.version })
  }

  const refused = saving.error && !conflict && Object.keys(errors).length === 0 ? failureText(saving.error) : undefined

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(business => saving.mutate({ business, names: changed_names, version: typed_into }))}
      className="grid max-w-measure gap-5"
    >
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
      {conflict ? (
        <BusinessConflict conflict={conflict} busy={saving.isPending} onDecide={decide} />
      ) : (
        <div>
          <Button type="submit" busy={saving.isPending}>
            {saving.isPending ? 'Saving…' : label}
          </Button>
        </div>
      )}
      <UnsavedGuard
        unsaved={isDirty && !saving.isPending}
        text="What you changed about the business is not saved yet."
      />
    </form>
  )
}
