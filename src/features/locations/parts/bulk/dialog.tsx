import { useEffect, useState } from 'react'
import { FormWords, failureText, useKeptTyping } from '#src/features/accounts/public.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { type BulkDraft, keptBulkSchema, newDraft } from './draft.ts'
import { BulkForm } from './form.tsx'
import { BulkPreview } from './preview.tsx'
import { type BulkSelection, type ReasonGiven, useBulkChange } from './use-change.ts'

type Props = {
  business_id: string
  selection: BulkSelection
  count: number
  onDone: () => void
  onClose: () => void
}

const refusedWords = (error: Error | null) => error && <FormWords>{failureText(error)}</FormWords>

function BulkSteps({ business_id, selection, onDone, onClose }: Omit<Props, 'count'>) {
  const { before, keep } = useKeptTyping(`bulk:${business_id}`, keptBulkSchema)
  const [draft, setDraft] = useState<BulkDraft>(before ?? newDraft)
  const [typed_reasons, setTypedReasons] = useState(before?.reasons ?? {})
  const [reasons, setReasons] = useState<ReasonGiven[]>([])
  const { previewing, saving } = useBulkChange(onDone)
  const preview = previewing.data

  useEffect(
    () => keep(draft === newDraft ? undefined : { ...draft, reasons: typed_reasons }),
    [draft, typed_reasons, keep],
  )

  function look(given: ReasonGiven[]): void {
    setReasons(given)
    saving.reset()
    previewing.mutate({ business_id, selection, draft, reasons: given })
  }

  if (!preview) {
    return (
      <BulkForm
        draft={draft}
        was_kept={before !== undefined}
        busy={previewing.isPending}
        refused={refusedWords(previewing.error)}
        onChange={setDraft}
        onPreview={() => look([])}
        onClose={onClose}
      />
    )
  }
  return (
    <BulkPreview
      field={draft.field}
      preview={preview}
      busy={saving.isPending}
      refused={refusedWords(saving.error)}
      typed_reasons={typed_reasons}
      onTypeReason={(code, text) => setTypedReasons(before => ({ ...before, [code]: text }))}
      onReasons={look}
      onSave={() => saving.mutate({ business_id, selection, draft, reasons, preview_hash: preview.preview_hash })}
      onBack={previewing.reset}
    />
  )
}

/** Changes one field of many locations: what and how, then what it comes to, then done. */
export function BulkDialog({ open, count, ...props }: Props & { open: boolean }) {
  const title = count === 1 ? 'Change 1 location' : `Change ${count} locations`
  return (
    <Dialog open={open} onClose={props.onClose} title={title}>
      <BulkSteps {...props} />
    </Dialog>
  )
}
