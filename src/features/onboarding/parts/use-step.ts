import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { z } from 'zod'
import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'
import { callApi, failureText, Refused, useKeptTyping } from '#src/features/accounts/public.tsx'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { type Answers, lackingAnswers, type SavedStep } from '#src/features/onboarding/answers.ts'
import { onboardingKey, onboardingPath } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { changesOf, faultsByField, fittingChanges, settled } from '#src/features/onboarding/parts/step-changes.ts'
import { stepPath } from '#src/features/onboarding/parts/step-words.ts'
import { changesSchema, type StepView, stepEditedSchema, stepViewSchema } from '#src/features/onboarding/schema.ts'
import type { Holds } from '#src/ui/choose-what-holds.tsx'

type Values = Record<string, unknown>

/** What was typed, and the version of the step that it was typed into: what others have saved since is not gone over. */
const keptSchema = z.object({ version: z.int(), changes: z.record(z.string(), z.unknown()) })
type Wish = { base: StepView; values: Values; state: 'in_progress' | 'done' | 'skipped' }

type Place<Step> = {
  business_id: string
  step: Step
  view: StepView
  /** Where to go on when this step is saved. */
  next: OnboardingStep
}

function faultsOf(step: SavedStep, { base, values, state }: Wish): Record<string, string> {
  const read = changesSchema(step).safeParse(changesOf(base.answers, values))
  const refused = read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  return faultsByField({ ...(state === 'done' && lackingAnswers(step, values)), ...Object.fromEntries(refused) })
}

function conflictIn(error: unknown): z.output<typeof stepEditedSchema> | undefined {
  return error instanceof Refused ? stepEditedSchema.safeParse(error.words.answer).data : undefined
}

/** What is told in one step: as it was read, as it is on the screen, and the ways to save it and go on. */
export function useStep<Step extends SavedStep>({ business_id, step, view, next }: Place<Step>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { before, keep } = useKeptTyping(`onboarding:${business_id}:${step}`, keptSchema)
  const [base, setBase] = useState({ ...view, version: Math.min(view.version, before?.version ?? view.version) })
  const [values, setValues] = useState<Values>({
    ...view.answers,
    ...fittingChanges(view.answers, before?.changes ?? {}),
  })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [is_saved, setSaved] = useState(false)

  const saving = useMutation({
    mutationFn: (wish: Wish) =>
      callApi(`${onboardingPath(business_id)}/steps/${step}`, {
        method: 'PATCH',
        body: { version: wish.base.version, state: wish.state, changes: changesOf(wish.base.answers, wish.values) },
        schema: stepViewSchema,
      }),
    onSuccess(saved, wish) {
      setBase(saved)
      // What was typed while it was being saved stays.
      setValues(before => settled(saved.answers, changesOf(wish.values, before), {}))
      if (wish.state === 'in_progress') toast.success('Saved. You can go on at any time.')
      else setSaved(true)
    },
    onError(error) {
      if (error instanceof Refused) setFaults(faultsByField(error.words.fields))
    },
  })

  // Only after what was saved counts as saved: until then leaving is asked about.
  useEffect(() => {
    if (!is_saved) return
    void navigate(withBusiness(stepPath(next), business_id))
    void queries.invalidateQueries({ queryKey: onboardingKey })
  }, [is_saved, navigate, queries, next, business_id])

  function save(wish: Wish): void {
    const found = faultsOf(step, wish)
    setFaults(found)
    if (Object.keys(found).length === 0) saving.mutate(wish)
  }

  const conflict = conflictIn(saving.error)
  const unsaved_text = JSON.stringify(changesOf(base.answers, values))
  const is_changed = unsaved_text !== '{}'

  useEffect(
    () => keep(is_changed ? { version: base.version, changes: JSON.parse(unsaved_text) } : undefined),
    [is_changed, unsaved_text, base.version, keep],
  )

  /** Goes on from what somebody else has saved, with one's own words where they were chosen. */
  function decide(choices: Record<string, Holds>): void {
    if (!conflict || !saving.variables) return
    const wish = { ...saving.variables, base: conflict.current }
    const decided = settled(conflict.current.answers, changesOf(base.answers, values), choices)
    setBase(conflict.current)
    setValues(decided)
    save({ ...wish, values: decided })
  }

  return {
    state: base.state,
    answers: values as Answers<Step>,
    faults,
    conflict,
    failure: saving.error && !conflict && Object.keys(faults).length === 0 ? failureText(saving.error) : undefined,
    busy: saving.isPending,
    unsaved: is_changed && !saving.isPending,
    /** Something of it was typed before, and not saved. */
    was_kept: before !== undefined && is_changed,
    set(change: Partial<Answers<Step>>): void {
      setValues(before => ({ ...before, ...change }))
      setFaults(before => Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(change, field))))
    },
    save: () => save({ base, values, state: 'done' }),
    keep: () => save({ base, values, state: 'in_progress' }),
    skip: () => save({ base, values, state: 'skipped' }),
    decide,
  }
}
