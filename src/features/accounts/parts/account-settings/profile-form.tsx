import { useMemo } from 'react'
import { localeChoices } from '#src/features/accounts/parts/account-settings/locales.ts'
import { TimeZoneOptions } from '#src/features/accounts/parts/account-settings/time-zone-options.tsx'
import { useProfileForm } from '#src/features/accounts/parts/account-settings/use-profile-form.ts'
import type { Profile } from '#src/features/accounts/parts/account-state.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'

/** One's own name, company, phone, and how times and numbers are written. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, errors, isDirty, isSubmitting, problem, save, forget } = useProfileForm(profile)
  const { register } = form
  const locales = useMemo(() => localeChoices(profile.locale), [profile.locale])
  const chosen = form.watch('locale')
  const example = locales.find(({ locale }) => locale === chosen)?.example

  return (
    <form noValidate onSubmit={event => void save(event)} className="grid gap-5">
      <Field label="Name" autoComplete="name" error={errors.full_name?.message} {...register('full_name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Company" autoComplete="organization" error={errors.company?.message} {...register('company')} />
        <Field label="Phone" type="tel" autoComplete="tel" error={errors.phone?.message} {...register('phone')} />
      </div>
      <SelectField
        label="Time zone"
        hint="Times in the app are told in this zone."
        error={errors.time_zone?.message}
        {...register('time_zone')}
      >
        <TimeZoneOptions chosen={profile.time_zone} />
      </SelectField>
      <SelectField
        label="Dates and numbers"
        hint={`${example ? `As in ${example}. ` : ''}The words stay English.`}
        error={errors.locale?.message}
        {...register('locale')}
      >
        {locales.map(({ locale, label }) => (
          <option key={locale} value={locale}>
            {label}
          </option>
        ))}
      </SelectField>
      {problem && (
        <FormWords>
          {problem.text}
          {problem.request_id && <span className="block text-sm text-soft">Reference {problem.request_id}</span>}
        </FormWords>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
          {isSubmitting ? 'Saving…' : 'Save profile'}
        </Button>
        {isDirty && !isSubmitting && (
          <Button tone="quiet" onClick={forget}>
            Undo changes
          </Button>
        )}
      </div>
      <UnsavedGuard unsaved={isDirty} text="What you changed in your profile is not saved yet." />
    </form>
  )
}
