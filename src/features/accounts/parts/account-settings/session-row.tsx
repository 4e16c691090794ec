import type { OwnSession } from '#src/features/accounts/parts/account-settings/own-sessions.ts'
import { formatTime } from '#src/features/accounts/parts/format-time.ts'
import { useProfile } from '#src/features/accounts/parts/use-profile.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'

type Props = { session: OwnSession; busy: boolean; onEnd: () => void }

/** One browser that is signed in, since when, and its end. */
export function SessionRow({ session, busy, onEnd }: Props) {
  const { browser, current, created_at, refreshed_at } = session
  const profile = useProfile().data
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3.5 first:pt-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {browser} {current && <Badge tone="good">This browser</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-soft">
          Signed in {formatTime(created_at, profile)}
          {!current && <span className="block">Last used {formatTime(refreshed_at, profile)}</span>}
        </p>
      </div>
      {!current && (
        <Button tone="quiet" busy={busy} onClick={onEnd}>
          Sign out
          <span className="sr-only">
            {browser}, signed in {formatTime(created_at, profile)}
          </span>
        </Button>
      )}
    </li>
  )
}
