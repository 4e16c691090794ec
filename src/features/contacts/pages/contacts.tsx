import { useQuery } from '@tanstack/react-query'
import { replyPromise } from '#src/content/claims.ts'
import { ContactList } from '#src/features/contacts/parts/contact-list.tsx'
import { listOptions } from '#src/features/contacts/parts/contact-queries.ts'
import { filterQuery, isFiltered } from '#src/features/contacts/parts/list-view.ts'
import { useListView } from '#src/features/contacts/parts/use-list-view.ts'
import { DownloadButton, screenHead, useTimeZone } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'

export const meta = () => screenHead('/admin/contacts')

function leadFor(waiting: number | undefined): string {
  const promise = `We promise an answer ${replyPromise.text}.`
  if (waiting === undefined || waiting === 0) return `Everybody who wrote to us or had their site checked. ${promise}`
  return waiting === 1 ? `One contact is new. ${promise}` : `${waiting} contacts are new. ${promise}`
}

export default function ContactsPage() {
  const time_zone = useTimeZone()
  const listView = useListView()
  const isNarrowed = isFiltered({ ...listView.view, status: 'open' })
  const { data } = useQuery(listOptions(listView.view, time_zone))
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Contacts"
        lead={leadFor(isNarrowed ? undefined : data?.status_counts.new)}
        action={
          <DownloadButton
            path={`/api/contacts/csv?${filterQuery(listView.view, time_zone)}`}
            file_name="contacts.csv"
          />
        }
      />
      <ContactList {...listView} time_zone={time_zone} />
    </div>
  )
}
