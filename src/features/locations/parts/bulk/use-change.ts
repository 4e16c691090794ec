import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import { bulkChangedSchema, previewedSchema } from '#src/features/locations/bulk/schema.ts'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import type { acceptedWarningsSchema } from '#src/features/locations/schema.ts'
import { type BulkDraft, bulkValue } from './draft.ts'

export type BulkSelection = { ids: string[] } | { filter: Record<string, string> }
export type Previewed = z.output<typeof previewedSchema>
export type ReasonGiven = z.output<typeof acceptedWarningsSchema>[number]

type Wish = { business_id: string; selection: BulkSelection; draft: BulkDraft; reasons: readonly ReasonGiven[] }

function bodyOf({ business_id, selection, draft, reasons }: Wish) {
  const { field, mode } = draft
  return { business_id, selection, field, mode, value: bulkValue(draft), accepted_warnings: reasons }
}

function doneWords({ changed, refused }: z.output<typeof bulkChangedSchema>): string {
  const did = changed === 1 ? '1 location changed.' : `${changed} locations changed.`
  return refused.length === 0 ? did : `${did} ${refused.length} stayed as they were.`
}

/** Previews a change of many, and does exactly what the preview has shown. */
export function useBulkChange(onDone: () => void) {
  const queries = useQueryClient()
  const previewing = useMutation({
    mutationFn: (wish: Wish) =>
      callApi('/api/locations/bulk-previews', { method: 'POST', body: bodyOf(wish), schema: previewedSchema }),
  })
  const saving = useMutation({
    mutationFn: ({ preview_hash, ...wish }: Wish & { preview_hash: string }) =>
      callApi('/api/locations/bulk-changes', {
        method: 'POST',
        body: { ...bodyOf(wish), preview_hash },
        schema: bulkChangedSchema,
      }),
    onSuccess(done) {
      void queries.invalidateQueries({ queryKey: locationsKey })
      toast.success(doneWords(done))
      onDone()
    },
  })
  return { previewing, saving }
}
