import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { callApi, failureText } from '#src/features/accounts/public.tsx'
import type { ContactStatus } from '#src/features/contacts/contact-status.ts'
import { type ChangedStatuses, changedStatusesSchema } from '#src/features/contacts/desk-answers.ts'
import { contactsKey } from '#src/features/contacts/parts/contact-queries.ts'
import { statusNames } from '#src/features/contacts/parts/status-names.ts'

type Wanted = { contact_id: string; status: ContactStatus }

function send(changes: readonly Wanted[]): Promise<ChangedStatuses> {
  const call = { method: 'POST', body: { changes }, schema: changedStatusesSchema } as const
  return callApi('/api/contacts/status-changes', call)
}

function wordsFor(count: number, status: ContactStatus): string {
  if (count === 0) return `Nothing to change: already ${statusNames[status]}.`
  return count === 1 ? `Set to ${statusNames[status]}.` : `${count} contacts set to ${statusNames[status]}.`
}

/** Gives contacts a status at once and offers the way back. */
export function useChangeStatus() {
  const queries = useQueryClient()
  const reread = () => queries.invalidateQueries({ queryKey: contactsKey })
  const mutation = useMutation({ mutationFn: send, onSuccess: reread })

  async function undo({ changes }: ChangedStatuses): Promise<void> {
    try {
      await mutation.mutateAsync(changes.map(({ contact_id, from }) => ({ contact_id, status: from })))
      toast('Undone.')
    } catch (error) {
      toast.error(failureText(error))
    }
  }

  async function change(ids: readonly string[], status: ContactStatus): Promise<boolean> {
    try {
      const changed = await mutation.mutateAsync(ids.map(contact_id => ({ contact_id, status })))
      const count = changed.changes.length
      const action = { label: 'Undo', onClick: () => void undo(changed) }
      toast(wordsFor(count, status), count > 0 ? { action } : {})
      return true
    } catch (error) {
      toast.error(failureText(error))
      return false
    }
  }

  return { change, changing: mutation.isPending }
}
