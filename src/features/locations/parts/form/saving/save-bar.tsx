import { FormWords } from '#src/features/accounts/public.tsx'
import type { LocationFormState } from '#src/features/locations/parts/form/use-location.ts'
import { Button } from '#src/ui/button.tsx'
import type { DraftState } from './use-draft.ts'

const draftWords: Record<DraftState, string> = {
  none: '',
  waiting: 'Keeping your draft…',
  kept: 'Your draft is kept. Customers see it once you save.',
  failed: 'Your draft could not be kept. Please stay here until it is saved.',
}

type Props = { state: LocationFormState; is_new: boolean }

/** Saves, and says what has become of what was typed. It stays in sight while the form is long. */
export function FormSaveBar({ state, is_new }: Props) {
  const { busy, is_changed, draft_state, failure, problems, forget } = state
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 border-t border-hairline bg-paper py-4">
      {failure && (
        <FormWords>
          {failure.text} What you typed is still here.
          {failure.request_id && <span className="block text-sm text-soft">Reference {failure.request_id}</span>}
        </FormWords>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabled={!is_changed}>
          {busy ? 'Saving…' : is_new ? 'Add this location' : 'Save changes'}
        </Button>
        {is_changed && !busy && (
          <Button tone="quiet" onClick={forget}>
            {is_new ? 'Start over' : 'Undo changes'}
          </Button>
        )}
        <span role="status" className={`text-sm ${draft_state === 'failed' ? 'font-semibold text-clay' : 'text-soft'}`}>
          {draftWords[draft_state]}
        </span>
        {problems.length > 0 && (
          <span className="text-sm font-semibold text-clay">
            {problems.length === 1 ? '1 thing needs another look.' : `${problems.length} things need another look.`}
          </span>
        )}
      </div>
    </div>
  )
}
