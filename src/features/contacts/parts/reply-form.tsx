import { brand } from '#src/content/brand.ts'
import type { ContactKind } from '#src/features/contacts/contact-kind.ts'
import { useReply } from '#src/features/contacts/parts/use-reply.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/field.tsx'

type Props = { contact_id: string; name: string; email: string; kind: ContactKind }

const sentAs: Record<ContactKind, string> = {
  message: `“Re: your message to ${brand.name}”, with their message below yours`,
  check: `“Your SEO check at ${brand.name}”`,
}

/** Writes to the contact by mail. */
export function ReplyForm({ contact_id, name, email, kind }: Props) {
  const reply = useReply(contact_id)
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        reply.send()
      }}
    >
      <TextArea
        label={`Reply to ${name}`}
        name="reply"
        rows={7}
        required
        value={reply.text}
        onChange={event => reply.type(event.target.value)}
        hint={`Goes to ${email} as ${sentAs[kind]}. Answers come to ${brand.email}.`}
        error={reply.problem}
      />
      <div>
        <Button type="submit" busy={reply.sending}>
          {reply.sending ? 'Sending…' : 'Send reply'}
        </Button>
      </div>
    </form>
  )
}
