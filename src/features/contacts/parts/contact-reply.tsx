import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { ReplyForm } from '#src/features/contacts/parts/reply-form.tsx'

/** The way to write back, or why there is none. */
export function ContactReply({ contact }: { contact: ContactDetail }) {
  const { id, name, email, status, spam_reason, kind, phone } = contact
  if (status === 'spam') {
    return (
      <p className="border-y border-hairline py-6 text-soft">
        {spam_reason === null ? 'Marked as spam.' : 'Came in as spam: it filled in a field that people do not see.'}{' '}
        Spam comes under other people’s addresses, so it takes no reply. Give it another status to write to {name}.
      </p>
    )
  }
  if (email === '') {
    return (
      <p className="border-y border-hairline py-6 text-soft">
        They gave no email address, so they cannot be answered by mail.
        {phone === ''
          ? ' If they ask for the report by mail, their address appears here.'
          : ' They did give a phone number.'}
      </p>
    )
  }
  return <ReplyForm contact_id={id} name={name} email={email} kind={kind} />
}
