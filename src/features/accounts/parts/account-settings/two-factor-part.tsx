import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { AppSetUpForm } from '#src/features/accounts/parts/account-settings/app-set-up-form.tsx'
import { NewCodes } from '#src/features/accounts/parts/account-settings/new-codes.tsx'
import { SettingsPart } from '#src/features/accounts/parts/account-settings/settings-part.tsx'
import { TwoFactorOff } from '#src/features/accounts/parts/account-settings/two-factor-off.tsx'
import { TwoFactorOn } from '#src/features/accounts/parts/account-settings/two-factor-on.tsx'
import {
  type AppSetUp,
  drawCodes,
  twoFactorQuery,
} from '#src/features/accounts/parts/account-settings/two-factor-state.ts'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** What is on the way: an app being set up, or codes that are shown this once. */
type Step = { kind: 'setting_up'; app: AppSetUp } | { kind: 'codes'; codes: readonly string[] } | undefined

/** The second step of sign-in: a code from an app, and codes on paper for when the phone is gone. */
export function TwoFactorPart() {
  const { user } = useSignedIn()
  const queries = useQueryClient()
  const two_factor = useQuery(twoFactorQuery(user.id))
  const [step, setStep] = useState<Step>()

  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: twoFactorQuery(user.id).queryKey }),
      queries.invalidateQueries({ queryKey: ['sessions', user.id] }),
    ])

  async function showFirstCodes(): Promise<void> {
    const drawn = await drawCodes(false)
    setStep(drawn.ok ? { kind: 'codes', codes: drawn.data } : undefined)
    await readAgain()
  }

  return (
    <SettingsPart
      id="two-factor"
      title="Two-factor sign-in"
      lead="After your password we ask for a code that your phone shows. Nobody gets in with your password alone."
    >
      <ReadBlock query={two_factor} what="Two-factor sign-in" skeleton={<Skeleton lines={2} />}>
        {state => {
          if (step?.kind === 'codes') return <NewCodes codes={step.codes} onKept={() => setStep(undefined)} />
          if (step?.kind === 'setting_up') {
            return <AppSetUpForm app={step.app} onDone={showFirstCodes} onCancel={() => setStep(undefined)} />
          }
          if (state.apps.length === 0) return <TwoFactorOff onBegun={app => setStep({ kind: 'setting_up', app })} />
          const onCodes = (codes: readonly string[]) => {
            setStep({ kind: 'codes', codes })
            void readAgain()
          }
          return (
            <TwoFactorOn
              state={state}
              onCodes={onCodes}
              onOff={() => void readAgain().then(() => toast.success('Two-factor sign-in is off.'))}
            />
          )
        }}
      </ReadBlock>
    </SettingsPart>
  )
}
