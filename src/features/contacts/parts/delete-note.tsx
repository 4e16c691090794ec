import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { callApi, failureText } from '#src/features/accounts/public.tsx'
import { contactsKey } from '#src/features/contacts/parts/contact-queries.ts'
import { Button } from '#src/ui/button.tsx'

type Props = { contact_id: string; note: { id: string; text: string } }

/** Deletes a note at once and offers to write it again. */
export function DeleteNote({ contact_id, note }: Props) {
  const queries = useQueryClient()
  const reread = () => queries.invalidateQueries({ queryKey: contactsKey })
  const notes = `/api/contacts/${contact_id}/notes`

  async function writeAgain(): Promise<void> {
    try {
      await callApi(notes, { method: 'POST', body: { text: note.text } })
      await reread()
    } catch (error) {
      toast.error(failureText(error))
    }
  }

  const deleting = useMutation({
    mutationFn: () => callApi(`${notes}/${note.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast('Note deleted.', { action: { label: 'Undo', onClick: () => void writeAgain() } })
      return reread()
    },
    onError: error => toast.error(failureText(error)),
  })
  return (
    <div className="mt-1 -ml-5">
      <Button tone="quiet" busy={deleting.isPending} onClick={() => deleting.mutate()}>
        Delete note
      </Button>
    </div>
  )
}
