import { Link } from 'react-router'
import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'
import { statusNames, statusTones } from '#src/features/contacts/parts/status-names.ts'
import { Badge } from '#src/ui/badge.tsx'
import { localTime } from '#src/ui/local-time.ts'

type Props = { others: ContactDetail['others']; email: string; time_zone: string }

/** What else came from the same address. */
export function ContactOthers({ others, email, time_zone }: Props) {
  if (others.total === 0) return null
  const more = others.total - others.contacts.length
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-xl">
        Wrote {others.total + 1} times
      </h2>
      <ul className="mt-4 border-t border-hairline">
        {others.contacts.map(other => (
          <li key={other.id} className="border-b border-hairline">
            <Link to={`/admin/contacts/${other.id}`} className="block py-3 no-underline hover:bg-sunk">
              <span className="flex items-baseline justify-between gap-3 text-sm text-soft">
                <time dateTime={other.created_at} className="tabular-nums">
                  {localTime(other.created_at, time_zone)}
                </time>
                <Badge tone={statusTones[other.status]}>{statusNames[other.status]}</Badge>
              </span>
              <span className="mt-1 line-clamp-2 text-[0.9375rem] wrap-anywhere">{other.excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link
          to={`/admin/contacts?${new URLSearchParams({ search: email, status: 'all' })}`}
          className="prose-link inline-flex min-h-11 items-center"
        >
          {more} more
        </Link>
      )}
    </section>
  )
}
