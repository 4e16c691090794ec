import { brand } from '#src/content/brand.ts'
import { deskLimits } from '#src/features/contacts/limits.ts'
import { useReply } from '#src/features/contacts/parts/use-reply.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/field.tsx'

type Props = { contact_id: string; name: string; email: string }

/** Writes to the contact by mail. */
export function ReplyForm({ contact_id, name, email }: Props) {
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
        maxLength={deskLimits.reply}
        value={reply.text}
        onChange={event => reply.type(event.target.value)}
        hint={`Goes to ${email} as “Re: your message to ${brand.name}”, with their message below yours. Answers come to ${brand.email}.`}
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
