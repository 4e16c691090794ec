import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { contactOptions } from '#src/features/contacts/parts/contact-queries.ts'
import { ContactRecord } from '#src/features/contacts/parts/contact-record.tsx'
import { ReadBlock, screenHead, useTimeZone } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const meta = () => screenHead('/admin/contacts/:id')

/** The filters of the list one came from. */
function backOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'back' in state ? String(state.back) : ''
}

export default function ContactPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const time_zone = useTimeZone()
  const query = useQuery(contactOptions(id))
  return (
    <div className="grid gap-8">
      <Link
        to={{ pathname: '/admin/contacts', search: backOf(state) }}
        className="prose-link inline-flex min-h-11 items-center gap-2 justify-self-start"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All contacts
      </Link>
      {query.data === undefined && <AppHeading title="Contact" />}
      <ReadBlock query={query} what="This contact" skeleton={<Skeleton lines={6} />}>
        {contact => <ContactRecord key={id} contact={contact} time_zone={time_zone} />}
      </ReadBlock>
    </div>
  )
}
