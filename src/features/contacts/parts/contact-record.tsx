import { useSignedIn } from '#src/features/accounts/public.tsx'
import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { CheckFacts } from '#src/features/contacts/parts/check-facts.tsx'
import { ContactFacts } from '#src/features/contacts/parts/contact-facts.tsx'
import { ContactOthers } from '#src/features/contacts/parts/contact-others.tsx'
import { ContactReply } from '#src/features/contacts/parts/contact-reply.tsx'
import { ContactTimeline } from '#src/features/contacts/parts/contact-timeline.tsx'
import { NoteForm } from '#src/features/contacts/parts/note-form.tsx'
import { StatusMenu } from '#src/features/contacts/parts/status-menu.tsx'
import { statusNames } from '#src/features/contacts/parts/status-names.ts'
import { useChangeStatus } from '#src/features/contacts/parts/use-change-status.ts'
import { AppHeading } from '#src/ui/app-heading.tsx'

type Props = { contact: ContactDetail; time_zone: string }

/** Everything about one contact, and what can be done about it. */
export function ContactRecord({ contact, time_zone }: Props) {
  const { user } = useSignedIn()
  const { change, changing } = useChangeStatus()
  const { id, name, email, company, status, message } = contact
  return (
    <>
      <AppHeading
        title={name}
        lead={company === name ? email : company || email}
        action={
          <StatusMenu
            label={`Status: ${statusNames[status]}`}
            current={status}
            disabled={changing}
            onPick={picked => void change([id], picked)}
          />
        }
      />
      <ContactFacts contact={contact} time_zone={time_zone} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-12">
          <section aria-labelledby="message">
            <h2 id="message" className="text-xl">
              {contact.check ? 'Their free SEO check' : 'Their message'}
            </h2>
            <p className="mt-4 max-w-measure border-l-2 border-lamp pl-5 whitespace-pre-wrap wrap-anywhere">
              {message}
            </p>
            {contact.check && <CheckFacts check={contact.check} score={contact.score} time_zone={time_zone} />}
          </section>
          <ContactReply contact={contact} />
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="text-xl">
              What we did
            </h2>
            <ContactTimeline contact={contact} user_id={user.id} time_zone={time_zone} />
          </section>
        </div>
        <div className="grid content-start gap-12">
          <NoteForm contact_id={id} />
          <ContactOthers others={contact.others} email={email} time_zone={time_zone} />
        </div>
      </div>
    </>
  )
}
