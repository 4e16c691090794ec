import { useEffect, useState } from 'react'
import type { LocationDetail } from '#src/features/locations/parts/detail/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { clockTime } from '#src/ui/clock-time.ts'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'
import { useAfterPress } from '#src/ui/use-after-press.ts'
import { FormContext } from './context.ts'
import { FormCopyDialog } from './copy-dialog.tsx'
import { FormFields } from './fields.tsx'
import { FormPreview } from './preview.tsx'
import { FormClosing } from './saving/closing.tsx'
import { FormConflictPanel } from './saving/conflict-panel.tsx'
import { FormReasons } from './saving/reasons.tsx'
import { FormSaveBar } from './saving/save-bar.tsx'
import { type FormStart, useLocationForm } from './use-location.ts'

type Props = {
  start: FormStart
  /** When the draft was kept that the form begins with. */
  draft_from: string | undefined
  /** Whether there is another location to copy from. */
  has_others: boolean
  onSaved: (detail: LocationDetail) => void
}

/** The form of one location, with its draft, its preview, and what to do when somebody else was faster. */
export function FormOfLocation({ start, draft_from, has_others, onSaved }: Props) {
  const state = useLocationForm(start, onSaved)
  const { form, values, checked, conflict, busy, draft_state, is_changed, set, touch, save } = state
  const [copies, setCopies] = useState(false)
  const afterPress = useAfterPress()

  // Other screens lead to a field by its name (`fieldPath`); what is long begins at the top.
  useEffect(() => {
    const field = document.getElementById(window.location.hash.slice(1))
    if (!field || field.closest('form') !== form.current) return
    field.scrollIntoView({ behavior: 'instant' })
    field.focus({ preventScroll: true })
  }, [form])

  return (
    <FormContext value={state}>
      <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          {draft_from === undefined && state.was_kept_here && (
            <p role="status" className="mb-6 border-l-4 border-lamp py-1 pl-4">
              We kept what you typed and did not save. It is in the form again.
            </p>
          )}
          {draft_from !== undefined && (
            <p role="status" className="mb-6 border-l-4 border-lamp py-1 pl-4">
              We kept what you typed at {clockTime(new Date(draft_from))} and did not save. It is in the form again.
            </p>
          )}
          {conflict && (
            <FormConflictPanel
              conflict={conflict}
              busy={busy}
              onSave={choices => void state.saveDecided(choices)}
              onEdit={choices => void state.decide(choices)}
            />
          )}
          <form
            ref={form}
            noValidate
            className="**:scroll-mb-40"
            hidden={conflict !== undefined}
            onSubmit={event => {
              event.preventDefault()
              if (!busy) void save()
            }}
            onBlur={event => {
              const { name } = event.target as { name?: string }
              if (name) afterPress(() => touch(name))
            }}
          >
            {has_others && (
              <div className="pb-6">
                <Button tone="outline" onClick={() => setCopies(true)}>
                  Copy from another location
                </Button>
              </div>
            )}
            <FormFields />
            <div className="grid gap-6 pb-6">
              <FormReasons state={state} />
              <FormClosing state={state} />
            </div>
            <FormSaveBar state={state} is_new={start.location_id === undefined} />
          </form>
          <FormCopyDialog
            business_id={start.business_id}
            location_id={start.location_id}
            open={copies}
            onClose={() => setCopies(false)}
            onCopy={set}
          />
        </div>
        <aside aria-label="Preview" className="xl:sticky xl:top-6">
          <FormPreview values={values} checked={checked} />
        </aside>
      </div>
      <UnsavedGuard
        unsaved={is_changed && !busy}
        lost={draft_state === 'waiting' || draft_state === 'failed'}
        text="What you changed is kept as a draft and waits here for you. Customers see it only after you save."
      />
    </FormContext>
  )
}
