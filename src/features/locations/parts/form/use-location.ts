import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { useKeptTyping } from '#src/features/accounts/public.tsx'
import type { LocationDetail } from '#src/features/locations/parts/detail/queries.ts'
import type { Holds } from '#src/ui/choose-what-holds.tsx'
import { settle } from './saving/conflict.ts'
import { draftOf, keptDraftSchema, typedInDraft, versionTypedInto } from './saving/draft.ts'
import { useDraft } from './saving/use-draft.ts'
import { useSave } from './saving/use-save.ts'
import { useFormValues } from './use-values.ts'
import { type FormValues, formOf } from './values.ts'

export type FormStart = {
  business_id: string
  /** Undefined for a location that is new. */
  location_id: string | undefined
  saved: FormValues
  /** What was typed and not saved when the form was last open. */
  typed: Partial<FormValues>
  /** The version that was on the screen when it was typed; null for a new location. */
  version: number | null
}

/** All that the form of one location knows and does. `onSaved` is called when everything in it is saved. */
export function useLocationForm(start: FormStart, onSaved: (detail: LocationDetail) => void) {
  const { business_id, location_id } = start
  const form = useRef<HTMLFormElement>(null)
  const [confirm, setConfirm] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState<LocationDetail>()
  const { before, keep } = useKeptTyping(`location:${location_id ?? business_id}`, keptDraftSchema)
  const [version, setVersion] = useState(versionTypedInto(start.version, before?.version))
  const told = useFormValues(start, typedInDraft(before?.values ?? {}))
  const { values, saved } = told
  const saving = useSave({ business_id, location_id }, told.refuse)
  const draft = useDraft({ business_id, location_id: location_id ?? 'new' }, { saved, values, version }, start.typed)

  // What the server does not keep yet, this tab keeps: the session may have ended meanwhile.
  const is_here_alone = draft.state === 'waiting' || draft.state === 'failed'
  const unkept = is_here_alone ? draftOf(saved, values) : undefined
  useEffect(() => keep(unkept && { version, values: unkept }), [unkept, version, keep])

  useEffect(() => {
    if (attempt === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus()
  }, [attempt])

  // Once what was saved is on the screen: before that, the guard of unsaved changes would hold whoever leaves.
  useEffect(() => {
    if (!done) return
    setDone(undefined)
    onSaved(done)
  }, [done, onSaved])

  const asks_name = location_id !== undefined && closesForGood(saved, values)
  const reasonless = saving.reasonlessIn(values)

  async function saveAll(wish: { saved: FormValues; values: FormValues; version: number | null }): Promise<void> {
    const detail = await saving.save({ ...wish, confirm })
    if (!detail) return setAttempt(before => before + 1)
    told.goOn(formOf(detail.location), wish.values)
    void draft.forget()
    setVersion(detail.location.version)
    setConfirm('')
    toast.success('The location is saved.')
    setDone(detail)
  }

  async function save(): Promise<void> {
    told.touchAll()
    if (told.checked.ok && reasonless.length === 0) await saveAll({ saved, values, version })
    else setAttempt(before => before + 1)
  }

  /** Goes on from what somebody else has saved, with one's own words where they were chosen. */
  function decide(choices: Record<string, Holds>): { saved: FormValues; values: FormValues; version: number | null } {
    const { conflict } = saving
    if (!conflict) return { saved, values, version }
    const theirs = formOf(conflict.current)
    const settled = settle({ base: saved, mine: values, theirs }, choices)
    told.begin(theirs, settled)
    setVersion(conflict.current.version)
    saving.endConflict()
    return { saved: theirs, values: settled, version: conflict.current.version }
  }

  return {
    form,
    values,
    saved,
    checked: told.checked,
    problems: told.problems,
    warnings: told.checked.ok ? told.checked.warnings : [],
    is_changed: told.is_changed,
    draft_state: draft.state,
    was_kept_here: before !== undefined && told.is_changed,
    busy: saving.busy,
    asked: saving.asked,
    reasons: saving.reasons,
    /** Warnings whose reason is missing after somebody has tried to save. */
    reasonless: attempt > 0 ? reasonless.map(({ code }) => code) : [],
    failure: saving.failure,
    conflict: saving.conflict,
    asks_name,
    confirm,
    set: told.set,
    touch: told.touch,
    setConfirm,
    giveReason: saving.giveReason,
    save,
    decide,
    saveDecided: (choices: Record<string, Holds>) => saveAll(decide(choices)),
    forget: () => {
      told.begin(saved, saved)
      void draft.forget()
    },
  }
}

export type LocationFormState = ReturnType<typeof useLocationForm>

const closesForGood = (saved: FormValues, values: FormValues): boolean =>
  values.open_status === 'closed_permanently' && saved.open_status !== 'closed_permanently'
