import type { ReactNode } from 'react'
import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { sourceName } from '#src/features/contacts/parts/status-names.ts'
import { localTime } from '#src/ui/local-time.ts'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const value = 'inline-flex min-h-11 items-center'
const link = `${value} prose-link`

/** How to reach a contact, and where they came from. */
export function ContactFacts({ contact, time_zone }: { contact: ContactDetail; time_zone: string }) {
  const { email, phone, source, created_at } = contact
  return (
    <dl className="grid gap-x-8 border-y border-hairline sm:grid-cols-2 xl:grid-cols-[1.4fr_1fr_1.1fr_1fr]">
      <Fact term="Email">
        {email === '' ? (
          <span className={value}>Not given</span>
        ) : (
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
            {email}
          </a>
        )}
      </Fact>
      <Fact term="Phone">
        {phone === '' ? (
          <span className={value}>Not given</span>
        ) : (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
      </Fact>
      <Fact term="Received">
        <time dateTime={created_at} className={value}>
          {localTime(created_at, time_zone)}
        </time>
      </Fact>
      <Fact term="Sent from">
        <span className={value}>{sourceName(source)}</span>
      </Fact>
    </dl>
  )
}
