import type { ActivityEntry } from '#src/features/activity/parts/activity-queries.ts'
import { actionWords, actorWords } from '#src/features/activity/parts/activity-words.ts'
import { localTime } from '#src/ui/local-time.ts'

export type FieldWords = {
  fieldName: (field: string) => string
  /** '' where nothing is told. */
  valueInWords: (field: string, value: unknown) => string
}

type Props = FieldWords & { entry: ActivityEntry; time_zone: string }

/** Who did what and when, and of each field what it was and what it is. */
export function ActivityRow({ entry, time_zone, fieldName, valueInWords }: Props) {
  const { actor_name, actor_kind, action, created_at, from_address, reason, field_changes, accepted_warnings } = entry
  const changes = field_changes
    .map(({ field, before, after }) => ({
      field,
      before: valueInWords(field, before),
      after: valueInWords(field, after),
    }))
    .filter(({ before, after }) => before !== after)
  return (
    <li className="grid gap-2 border-b border-hairline py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="wrap-anywhere">
          <span className="font-semibold">{actor_name || 'Somebody'}</span> {actorWords[actor_kind]}{' '}
          {actionWords[action]}
        </span>
        <span className="text-sm text-soft">
          <time dateTime={created_at}>{localTime(created_at, time_zone)}</time>
          {from_address !== '' && `, from ${from_address}`}
        </span>
      </p>
      {reason !== '' && <p className="text-[0.9375rem] wrap-anywhere">Reason: {reason}</p>}
      {accepted_warnings.map(({ code, reason: why }) => (
        <p key={code} className="text-[0.9375rem] text-soft wrap-anywhere">
          Saved in spite of a warning, because: {why}
        </p>
      ))}
      {changes.length > 0 && (
        <details open={changes.length <= 3}>
          <summary className="prose-link inline-flex min-h-11 items-center text-[0.9375rem]">
            {changes.length === 1 ? '1 field' : `${changes.length} fields`}
          </summary>
          <dl className="grid gap-3 border-l-2 border-hairline pl-4 text-[0.9375rem]">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt className="font-semibold">{fieldName(field)}</dt>
                <dd className="text-soft whitespace-pre-line wrap-anywhere">Before: {before || 'nothing told'}</dd>
                <dd className="whitespace-pre-line wrap-anywhere">After: {after || 'nothing told'}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
