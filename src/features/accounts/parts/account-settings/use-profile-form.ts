import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { profileQuery } from '#src/features/accounts/parts/account-queries.ts'
import {
  dropDraft,
  keepDraft,
  type ProfileForm,
  profileFormSchema,
  takeDraft,
} from '#src/features/accounts/parts/account-settings/profile-draft.ts'
import type { Profile } from '#src/features/accounts/parts/account-state.ts'
import { callApi } from '#src/features/accounts/parts/call-api.ts'
import { failureText, Refused } from '#src/features/accounts/parts/refused.ts'
import { profileSchema } from '#src/features/accounts/schema.ts'

type Problem = { text: string; request_id: string | undefined }

function formOf({ full_name, company, phone, time_zone, locale }: Profile): ProfileForm {
  return { full_name, company, phone, time_zone, locale }
}

function isField(name: string): name is FieldPath<ProfileForm> {
  return name in profileFormSchema.shape
}

/** One's own profile being changed: only what was changed is sent, and what was typed stays until it is saved. */
export function useProfileForm(profile: Profile) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const form = useForm({
    resolver: zodResolver(profileFormSchema),
    values: formOf(profile),
    resetOptions: { keepDirtyValues: true },
  })
  const { dirtyFields, isDirty, isSubmitting, errors } = form.formState
  const { setValue } = form

  useEffect(() => {
    const draft = takeDraft(profile.id)
    if (!draft) return
    for (const [name, text] of Object.entries(draft)) {
      if (isField(name)) setValue(name, text, { shouldDirty: true })
    }
    setProblem({ text: 'We kept what you typed before you signed in again. Save it now.', request_id: undefined })
  }, [profile.id, setValue])

  function showRefusal(error: unknown): void {
    const words = error instanceof Refused ? error.words : undefined
    const refused = Object.entries(words?.fields ?? {}).filter(([name]) => isField(name))
    for (const [index, [name, message]] of refused.entries()) {
      if (isField(name)) form.setError(name, { message }, { shouldFocus: index === 0 })
    }
    if (refused.length > 0) return
    setProblem({ text: `${failureText(error)} What you typed is still here.`, request_id: words?.request_id })
  }

  async function save(typed: ProfileForm): Promise<void> {
    setProblem(undefined)
    const body = Object.fromEntries(Object.entries(typed).filter(([name]) => isField(name) && dirtyFields[name]))
    keepDraft(profile.id, typed)
    try {
      const saved = await callApi(`/api/profiles/${profile.id}`, { method: 'PATCH', body, schema: profileSchema })
      dropDraft()
      form.reset(formOf(saved))
      queries.setQueryData(profileQuery(profile.id).queryKey, saved)
      toast.success('Your profile is saved.')
    } catch (error) {
      const session_ended = error instanceof Refused && error.words.status === 401
      if (session_ended) return
      dropDraft()
      showRefusal(error)
    }
  }

  function forget(): void {
    setProblem(undefined)
    form.reset(formOf(profile))
  }

  return { form, errors, isDirty, isSubmitting, problem, save: form.handleSubmit(save), forget }
}
