import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, failureText, refusedFields, useKeptText } from '#src/features/accounts/public.tsx'
import { createdSchema } from '#src/features/contacts/desk-answers.ts'
import { contactsKey } from '#src/features/contacts/parts/contact-queries.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/field.tsx'

/** Adds a note that only admins read. */
export function NoteForm({ contact_id }: { contact_id: string }) {
  const queries = useQueryClient()
  const [text, setText] = useKeptText(`note:${contact_id}`)
  const adding = useMutation({
    mutationFn: () =>
      callApi(`/api/contacts/${contact_id}/notes`, { method: 'POST', body: { text }, schema: createdSchema }),
    onSuccess: () => {
      setText('')
      return queries.invalidateQueries({ queryKey: contactsKey })
    },
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        adding.mutate()
      }}
    >
      <TextArea
        label="Note"
        name="note"
        rows={3}
        required
        value={text}
        onChange={event => setText(event.target.value)}
        hint="For the agency only. It is never sent."
        error={adding.error ? (refusedFields(adding.error).text ?? failureText(adding.error)) : undefined}
      />
      <div>
        <Button type="submit" tone="outline" busy={adding.isPending}>
          {adding.isPending ? 'Adding…' : 'Add note'}
        </Button>
      </div>
    </form>
  )
}
