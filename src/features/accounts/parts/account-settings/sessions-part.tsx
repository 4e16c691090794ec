import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { askSignedIn } from '#src/features/accounts/parts/account-settings/ask-signed-in.ts'
import {
  endSession,
  type OwnSession,
  sessionsQuery,
} from '#src/features/accounts/parts/account-settings/own-sessions.ts'
import { SessionRow } from '#src/features/accounts/parts/account-settings/session-row.tsx'
import { SettingsPart } from '#src/features/accounts/parts/account-settings/settings-part.tsx'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { failureText } from '#src/features/accounts/parts/refused.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** This session first, then the one used last. */
function inOrder(sessions: readonly OwnSession[]): OwnSession[] {
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Ends sessions and reads the list again; `ending` names what is under way. */
function useEndings() {
  const { user } = useSignedIn()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<string>()

  async function carryOut(what: string, end: () => Promise<string | undefined>, done: string): Promise<void> {
    setEnding(what)
    const problem = await end()
    await queries.invalidateQueries({ queryKey: sessionsQuery(user.id).queryKey })
    setEnding(undefined)
    if (problem === undefined) toast.success(done)
    else toast.error(problem)
  }

  return {
    ending,
    endOne: ({ id, browser }: OwnSession) =>
      carryOut(id, () => endSession(id).then(() => undefined, failureText), `${browser} is signed out.`),
    endOthers: () =>
      carryOut(
        'others',
        async () => {
          const told = await askSignedIn(async client => ({
            data: null,
            ...(await client.signOut({ scope: 'others' })),
          }))
          return told.ok ? undefined : failureText(undefined)
        },
        'You are signed out everywhere else.',
      ),
  }
}

/** Where the user is signed in, and an end to any of it. */
export function SessionsPart() {
  const { user } = useSignedIn()
  const sessions = useQuery(sessionsQuery(user.id))
  const { ending, endOne, endOthers } = useEndings()
  return (
    <SettingsPart
      id="sessions"
      title="Where you are signed in"
      lead="Each browser you signed in with. If you do not know one of them, sign it out and change your password."
    >
      <ReadBlock query={sessions} what="The list of your sessions" skeleton={<Skeleton lines={3} />}>
        {list => (
          <>
            <ul>
              {inOrder(list).map(session => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={ending !== undefined}
                  onEnd={() => void endOne(session)}
                />
              ))}
            </ul>
            {list.length > 1 && (
              <div className="mt-6">
                <Button tone="outline" busy={ending !== undefined} onClick={() => void endOthers()}>
                  {ending === 'others' ? 'Signing out…' : 'Sign out everywhere else'}
                </Button>
              </div>
            )}
          </>
        )}
      </ReadBlock>
    </SettingsPart>
  )
}
