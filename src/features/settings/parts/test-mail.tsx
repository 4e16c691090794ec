import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureText, useSignedIn } from '#src/features/accounts/public.tsx'
import { sendTestMail, settingsOptions, testMailOptions } from '#src/features/settings/parts/settings-queries.ts'
import type { SettingsState } from '#src/features/settings/schema.ts'
import { Button } from '#src/ui/button.tsx'

type Way = SettingsState['mail']['way']

/** Follows one test mail until it is sent or given up. */
function Fate({ id, to, way }: { id: string; to: string; way: Way }) {
  const { data, error } = useQuery(testMailOptions(id))
  const queries = useQueryClient()
  const state = data?.state ?? 'waiting'
  const tried = data?.problem !== null && data !== undefined

  // The counts above have changed with it.
  useEffect(() => {
    if (state !== 'waiting' || tried)
      void queries.invalidateQueries({ queryKey: settingsOptions.queryKey, exact: true })
  }, [state, tried, queries])

  if (error) return <span className="text-clay">{failureText(error)}</span>
  if (state === 'sent') {
    const words = way === 'smtp' ? `Sent to ${to}.` : `Written to the folder, for ${to}.`
    return <span className="text-moss">{words}</span>
  }
  if (data?.problem) {
    return (
      <span className="text-clay">
        Not sent to {to}: {data.problem} {state === 'waiting' && 'We keep trying.'}
      </span>
    )
  }
  return <span className="text-soft">On its way to {to}…</span>
}

/** Sends oneself a mail and says what came of it. */
export function TestMail({ way }: { way: Way }) {
  const { user } = useSignedIn()
  const sending = useMutation({ mutationFn: sendTestMail })
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button tone="outline" busy={sending.isPending} onClick={() => sending.mutate()}>
        Send a test mail to me
      </Button>
      <p role="status" className="min-w-0 flex-[1_1_16rem] text-[0.9375rem] [overflow-wrap:anywhere]">
        {!sending.data && !sending.error && <span className="text-soft">It goes to {user.email}.</span>}
        {sending.error && <span className="text-clay">{failureText(sending.error)}</span>}
        {sending.data && <Fate key={sending.data.id} {...sending.data} way={way} />}
      </p>
    </div>
  )
}
