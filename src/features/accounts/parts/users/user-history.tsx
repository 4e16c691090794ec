import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { formatTime } from '#src/features/accounts/parts/format-time.ts'
import { doneBy, eventWords, type UserEvent } from '#src/features/accounts/parts/users/event-words.ts'

/** What admins did with the account, newest first. */
export function UserHistory({ events }: { events: readonly UserEvent[] }) {
  const { profile } = useSignedIn()
  if (events.length === 0) {
    return (
      <p className="border-t border-ink py-4 text-[0.9375rem] text-soft">
        Nobody has changed this account. What admins do here is written down: who, what and when.
      </p>
    )
  }
  return (
    <ol className="border-t border-ink">
      {events.map(event => (
        <li key={event.id} className="border-b border-hairline py-3">
          <p>{eventWords(event)}</p>
          {event.after.reason && (
            <p className="mt-0.5 text-[0.9375rem] [overflow-wrap:anywhere]">“{event.after.reason}”</p>
          )}
          <p className="mt-0.5 text-sm text-soft [overflow-wrap:anywhere]">
            {doneBy(event)} · <time dateTime={event.created_at}>{formatTime(event.created_at, profile)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
