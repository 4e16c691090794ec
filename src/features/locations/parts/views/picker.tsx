import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { failureText } from '#src/features/accounts/public.tsx'
import { isFiltered, type ListView, readView, writeView } from '#src/features/locations/parts/list/view.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { dropView, keepView, type SavedView, viewOptions } from './queries.ts'
import { ViewSaveDialog } from './save-dialog.tsx'

type Props = {
  business_id: string
  view: ListView
  onPick: (view: ListView) => void
}

/** The filters that somebody has saved by name: taken, added to, deleted. Nothing where there is nothing to take or save. */
export function ViewPicker({ business_id, view, onPick }: Props) {
  const queries = useQueryClient()
  const [saving, setSaving] = useState(false)
  const views = useQuery(viewOptions(business_id)).data ?? []
  // A saved filter begins with its first page.
  const query = String(writeView({ ...view, page: 1 }, null))
  const here = views.find(saved => saved.query === query)
  const reread = () => queries.invalidateQueries({ queryKey: viewOptions(business_id).queryKey })
  const onError = (error: Error) => toast.error(failureText(error))
  const restoring = useMutation({
    mutationFn: (saved: SavedView) => keepView(business_id, saved.name, saved.query),
    onSuccess: reread,
    onError,
  })
  const dropping = useMutation({
    mutationFn: ({ id }: SavedView) => dropView(id),
    onSuccess: (_, saved) => {
      const action = { label: 'Undo', onClick: () => restoring.mutate(saved) }
      toast.success(`“${saved.name}” is deleted.`, { action })
      return reread()
    },
    onError,
  })

  function take(id: string): void {
    const saved = views.find(known => known.id === id)
    if (saved) onPick(readView(new URLSearchParams(saved.query)))
  }

  if (views.length === 0 && !isFiltered(view)) return null
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {views.length > 0 && (
        <FilterSelect
          label="Saved filters"
          name="saved_view"
          value={here?.id ?? ''}
          options={[{ value: '', label: 'Choose one' }, ...views.map(({ id, name }) => ({ value: id, label: name }))]}
          onPick={take}
        />
      )}
      {here && (
        <Button tone="quiet" busy={dropping.isPending} onClick={() => dropping.mutate(here)}>
          <span className="min-w-0 wrap-anywhere">Delete “{here.name}”</span>
        </Button>
      )}
      {!here && isFiltered(view) && (
        <Button tone="quiet" onClick={() => setSaving(true)}>
          Save this filter
        </Button>
      )}
      <ViewSaveDialog open={saving} business_id={business_id} query={query} onClose={() => setSaving(false)} />
    </div>
  )
}
