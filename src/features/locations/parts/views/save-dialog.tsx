import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { DialogForm, refusedFields, useKeptText } from '#src/features/accounts/public.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { keepView, viewOptions } from './queries.ts'

type Props = {
  business_id: string
  /** The filter as the address says it. */
  query: string
  onClose: () => void
}

function SaveForm({ business_id, query, onClose }: Props) {
  const queries = useQueryClient()
  const [name, setName] = useKeptText(`filter:${business_id}`)
  const saving = useMutation({
    mutationFn: () => keepView(business_id, name, query),
    async onSuccess(view) {
      await queries.invalidateQueries({ queryKey: viewOptions(business_id).queryKey })
      toast.success(`“${view.name}” is saved.`)
      onClose()
    },
  })
  return (
    <DialogForm
      submit="Save filter"
      sending={saving}
      saying={['name']}
      onSubmit={() => saving.mutate()}
      onCancel={onClose}
    >
      <Field
        label="Name"
        name="view_name"
        autoComplete="off"
        hint="For you alone. The same name again replaces what was saved under it."
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={refusedFields(saving.error).name}
      />
    </DialogForm>
  )
}

/** Asks under which name the filter is to be saved. */
export function ViewSaveDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Save this filter">
      <SaveForm {...props} />
    </Dialog>
  )
}
