import { Link } from 'react-router'
import type { ContactRow } from '#src/features/contacts/desk-answers.ts'
import { sourceName, statusNames, statusTones } from '#src/features/contacts/parts/status-names.ts'
import { Badge } from '#src/ui/badge.tsx'
import { localTime } from '#src/ui/local-time.ts'

type Props = {
  contact: ContactRow
  time_zone: string
  selected: boolean
  onSelect: (selected: boolean) => void
  /** The address of the list, for the way back. */
  back: string
}

/** One contact of the list; on narrow screens everything stands in its first cell. */
export function ContactTableRow({ contact, time_zone, selected, onSelect, back }: Props) {
  const { id, name, company, email, excerpt, source, kind, score, status, created_at } = contact
  const badge = <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
  const time = (
    <time dateTime={created_at} className="tabular-nums">
      {localTime(created_at, time_zone)}
    </time>
  )
  return (
    <tr className={`border-b border-hairline align-top ${selected ? 'bg-sunk' : ''}`}>
      <td className="w-11 py-2">
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={selected}
            onChange={event => onSelect(event.target.checked)}
            className="size-4.5 accent-(--harbour)"
          />
          <span className="sr-only">Select {name}</span>
        </label>
      </td>
      <td className="py-2 pr-3 pl-1 sm:px-3">
        <Link
          to={`/admin/contacts/${id}`}
          state={{ back }}
          className="inline-block py-[0.6875rem] leading-snug font-semibold no-underline wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {company !== '' && company !== name && <p className="-mt-2 text-sm text-soft wrap-anywhere">{company}</p>}
        {kind === 'check' && (
          <p className="text-sm text-soft">
            Free check{score !== null && `, ${score} of 100`}
            {email === '' && ', no email'}
          </p>
        )}
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere lg:hidden">{excerpt}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft sm:hidden">
          {badge}
          {time}
        </p>
      </td>
      <td className="hidden px-3 py-4 lg:table-cell">
        <p className="line-clamp-2 text-[0.9375rem] wrap-anywhere">{excerpt}</p>
      </td>
      <td className="hidden px-3 py-4 text-sm text-soft wrap-anywhere lg:table-cell">{sourceName(source)}</td>
      <td className="hidden px-3 py-4 sm:table-cell">{badge}</td>
      <td className="hidden px-3 py-4 text-sm whitespace-nowrap text-soft sm:table-cell">{time}</td>
    </tr>
  )
}
