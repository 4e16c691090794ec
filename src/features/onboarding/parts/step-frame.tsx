import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormWords } from '#src/features/accounts/public.tsx'
import type { SavedStep } from '#src/features/onboarding/answers.ts'
import { StepConflict } from '#src/features/onboarding/parts/step-conflict.tsx'
import type { useStep } from '#src/features/onboarding/parts/use-step.ts'
import { Button } from '#src/ui/button.tsx'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'

type Props = {
  form: Pick<
    ReturnType<typeof useStep<SavedStep>>,
    'state' | 'faults' | 'conflict' | 'failure' | 'busy' | 'unsaved' | 'was_kept' | 'save' | 'keep' | 'skip' | 'decide'
  >
  may_skip: boolean
  /** On the button that closes the step. */
  label?: string
  children: ReactNode
}

/** The fields of a step, and below them the way on: saved, or skipped. */
export function StepFrame({ form, may_skip, label = 'Save and go on', children }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const { faults, conflict, failure, busy } = form

  useEffect(() => {
    if (Object.keys(faults).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const unadded = element.current?.querySelector<HTMLElement>('[data-unadded]')
    if (unadded) unadded.focus()
    else form.save()
  }

  return (
    <>
      {conflict && <StepConflict changed_fields={conflict.changed_fields} busy={busy} onDecide={form.decide} />}
      <form ref={element} noValidate onSubmit={submit} className="grid gap-7">
        {form.was_kept && (
          <FormWords tone="kept">We kept what you typed and did not save. It is in the form again.</FormWords>
        )}
        {children}
        {failure && <FormWords>{failure}</FormWords>}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button type="submit" busy={busy}>
            {busy ? 'Saving…' : label}
          </Button>
          {form.unsaved && (
            <Button tone="outline" onClick={form.keep}>
              Save for later
            </Button>
          )}
          {may_skip && form.state !== 'done' && (
            <Button tone="quiet" disabled={busy} onClick={form.skip}>
              Skip for now
            </Button>
          )}
        </div>
      </form>
      <UnsavedGuard unsaved={form.unsaved} text="What you changed in this step is not saved yet." />
    </>
  )
}
