import type { ReactNode } from 'react'
import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { DeleteNote } from '#src/features/contacts/parts/delete-note.tsx'
import { DeliveryBadge } from '#src/features/contacts/parts/delivery-badge.tsx'
import { statusNames } from '#src/features/contacts/parts/status-names.ts'
import { type TimelineEntry, timelineOf } from '#src/features/contacts/parts/timeline.ts'
import { localTime } from '#src/ui/local-time.ts'

type Props = {
  contact: ContactDetail
  /** Whoever reads: of notes they may delete their own. */
  user_id: string
  time_zone: string
}

const nameOf = (person: { name: string } | null) => person?.name ?? 'Somebody whose account is gone'

function Words({ children }: { children: string }) {
  return <p className="mt-2 max-w-measure whitespace-pre-wrap wrap-anywhere">{children}</p>
}

function described(entry: TimelineEntry, { contact, user_id }: Omit<Props, 'time_zone'>): [ReactNode, ReactNode] {
  if (entry.kind === 'status') return [`${nameOf(entry.changed_by)} set it to ${statusNames[entry.status]}`, null]
  if (entry.kind === 'reply') {
    return [
      <>
        {nameOf(entry.sent_by)} replied by mail <DeliveryBadge delivery={entry.delivery} />
      </>,
      <Words key="words">{entry.text}</Words>,
    ]
  }
  const own = entry.written_by?.user_id === user_id
  return [
    `${nameOf(entry.written_by)} noted`,
    <div key="words">
      <Words>{entry.text}</Words>
      {own && <DeleteNote contact_id={contact.id} note={entry} />}
    </div>,
  ]
}

/** What the agency did about a contact, newest first. */
export function ContactTimeline({ contact, user_id, time_zone }: Props) {
  const entries = timelineOf(contact)
  if (entries.length === 0) {
    return (
      <p className="mt-4 border-t border-hairline pt-4 text-soft">
        Nothing yet. A reply, a note or a new status stands here.
      </p>
    )
  }
  return (
    <ol className="mt-4 border-t border-hairline">
      {entries.map(entry => {
        const [heading, words] = described(entry, { contact, user_id })
        return (
          <li key={entry.id} className="border-b border-hairline py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="font-semibold">{heading}</p>
              <time dateTime={entry.created_at} className="text-sm text-soft tabular-nums">
                {localTime(entry.created_at, time_zone)}
              </time>
            </div>
            {words}
          </li>
        )
      })}
    </ol>
  )
}
