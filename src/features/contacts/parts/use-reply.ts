import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toast } from 'sonner'
import { callApi, failureText, Refused, useSignedIn } from '#src/features/accounts/public.tsx'
import { createdSchema } from '#src/features/contacts/desk-answers.ts'
import { contactsKey } from '#src/features/contacts/parts/contact-queries.ts'
import { keyFor, openReplyDraft, type ReplyDraft } from '#src/features/contacts/parts/reply-draft.ts'

/** Works on plain http too, where `crypto.randomUUID` is missing. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

function sendReply(contact_id: string, text: string, key: string) {
  return callApi(`/api/contacts/${contact_id}/replies`, {
    method: 'POST',
    body: { text },
    headers: { 'Idempotency-Key': key },
    schema: createdSchema,
  })
}

/** The reply being written to a contact. What was typed stays until it is sent. */
export function useReply(contact_id: string) {
  const { user } = useSignedIn()
  const queries = useQueryClient()
  const kept = useMemo(() => openReplyDraft(window.sessionStorage, user.id, contact_id), [user.id, contact_id])
  const [draft, setDraft] = useState<ReplyDraft>(kept.read)

  const keep = (next: ReplyDraft) => {
    setDraft(next)
    kept.write(next)
  }

  const sending = useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) => sendReply(contact_id, text, key),
    onSuccess: () => {
      keep({ text: '', tried: undefined })
      toast.success('Your reply is on its way.')
      return queries.invalidateQueries({ queryKey: contactsKey })
    },
  })
  const refused = sending.error instanceof Refused ? sending.error.words.fields.text : undefined

  return {
    text: draft.text,
    type: (text: string) => keep({ ...draft, text }),
    send: () => {
      const key = keyFor(draft, randomKey)
      keep({ ...draft, tried: { text: draft.text, key } })
      sending.mutate({ text: draft.text, key })
    },
    sending: sending.isPending,
    problem: sending.error ? (refused ?? failureText(sending.error)) : undefined,
  }
}
