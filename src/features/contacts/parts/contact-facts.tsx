import type { ReactNode } from 'react'
import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { sourceName } from '#src/features/contacts/parts/status-names.ts'
import { localTime } from '#src/ui/local-time.ts'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-hairline py-3">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const link = 'prose-link inline-flex min-h-11 items-center'

/** How to reach a contact, and where they came from. */
export function ContactFacts({ contact, time_zone }: { contact: ContactDetail; time_zone: string }) {
  const { email, phone, company, source, spam_reason, created_at } = contact
  return (
    <dl>
      <Fact term="Email">
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
          {email}
        </a>
      </Fact>
      {phone !== '' && (
        <Fact term="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        </Fact>
      )}
      {company !== '' && <Fact term="Company">{company}</Fact>}
      <Fact term="Received">
        <time dateTime={created_at}>{localTime(created_at, time_zone)}</time>
      </Fact>
      <Fact term="Sent from">{sourceName(source)}</Fact>
      {spam_reason !== null && <Fact term="Came in as spam">It filled in a field that people do not see.</Fact>}
    </dl>
  )
}
