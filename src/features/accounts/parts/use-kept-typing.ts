import { useEffect, useMemo, useState } from 'react'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { openKeptTyping } from '#src/features/accounts/parts/kept-typing.ts'
import { sessionClient } from '#src/features/accounts/parts/session-client.ts'

/**
 * Keeps what is typed in a form through a reload and a sign-in that became necessary meanwhile. Who leaves the screen
 * otherwise has been asked, and leaves it behind.
 * @param place which form of which thing
 * @returns `before`, what was kept when the form was last open, and `keep`, to be called with what is not saved
 */
export function useKeptTyping<Typed>(
  place: string,
  reader: { safeParse: (value: unknown) => { data?: Typed } },
): { before: Typed | undefined; keep: (typed: Typed | undefined) => void } {
  const { user } = useSignedIn()
  const kept = useMemo(
    () => openKeptTyping<Typed>(window.sessionStorage, { user_id: user.id, place }),
    [user.id, place],
  )
  const [before] = useState(() => kept.read(reader))

  useEffect(() => {
    let has_ended = false
    const { data } = sessionClient().onAuthStateChange(event => {
      has_ended = event === 'SIGNED_OUT'
    })
    return () => {
      data.subscription.unsubscribe()
      if (!has_ended) kept.write(undefined)
    }
  }, [kept])

  return { before, keep: kept.write }
}
