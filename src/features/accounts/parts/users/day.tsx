import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { formatDay, formatTime } from '#src/features/accounts/parts/format-time.ts'

type Props = {
  /** A time of our API. */
  time: string | null
  /** Said when there is none. */
  otherwise?: string
}

/** The day of a moment, in the reader's zone; the whole moment is its tooltip. */
export function Day({ time, otherwise = '' }: Props) {
  const { profile } = useSignedIn()
  if (time === null) return <span className="text-soft">{otherwise}</span>
  return (
    <time dateTime={time} title={formatTime(time, profile)} className="whitespace-nowrap tabular-nums">
      {formatDay(time, profile)}
    </time>
  )
}
