import { useState } from 'react'
import { ConfirmDialog } from '#src/features/accounts/parts/account-settings/confirm-dialog.tsx'
import { drawCodes, type TwoFactor, turnOff } from '#src/features/accounts/parts/account-settings/two-factor-state.ts'
import { useAsking } from '#src/features/accounts/parts/account-settings/use-asking.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { formatTime } from '#src/features/accounts/parts/format-time.ts'
import { useProfile } from '#src/features/accounts/parts/use-profile.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'

type Props = {
  state: TwoFactor
  /** Codes were drawn, in the place of those there were. */
  onCodes: (codes: readonly string[]) => void
  onOff: () => void
}

function codesInWords({ total, remaining }: TwoFactor['codes']): string {
  if (total === 0) return 'None made yet. Without one, a lost phone locks you out.'
  if (remaining === 0) return 'All used. Make new ones now: without one, a lost phone locks you out.'
  return `${remaining} of ${total} left`
}

/** Two-factor sign-in is on: since when, the codes left, new ones, and the way to turn it off. */
export function TwoFactorOn({ state, onCodes, onOff }: Props) {
  const profile = useProfile().data
  const { busy, words, ask } = useAsking()
  const [asked, setAsked] = useState<'codes' | 'off'>()
  const has_codes = state.codes.total > 0
  const close = () => setAsked(undefined)
  const draw = () => void ask(() => drawCodes(has_codes), onCodes)

  return (
    <div className="grid gap-5">
      <div>
        <Badge tone="good">On</Badge>
      </div>
      <dl className="border-t border-hairline">
        {state.apps.map(({ id, name, since }) => (
          <div key={id} className="grid gap-x-6 border-b border-hairline py-3.5 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">Since {formatTime(since, profile)}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 border-b border-hairline py-3.5 sm:grid-cols-[10rem_1fr]">
          <dt className="font-semibold">Recovery codes</dt>
          <dd className={state.codes.remaining < 3 ? 'font-semibold text-clay' : 'text-soft'}>
            {codesInWords(state.codes)}
          </dd>
        </div>
      </dl>
      {words && !asked && <FormWords>{words}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" busy={busy} onClick={() => (has_codes ? setAsked('codes') : draw())}>
          {has_codes ? 'New recovery codes' : 'Make recovery codes'}
        </Button>
        <Button tone="quiet" busy={busy} onClick={() => setAsked('off')}>
          Turn off
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'codes'}
        title="Make new recovery codes?"
        text="The codes you have now stop working at once."
        confirm={{ label: 'Make new codes', tone: 'outline' }}
        keep="Keep the old ones"
        busy={busy}
        words={words}
        onConfirm={draw}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'off'}
        title="Turn off two-factor sign-in?"
        text="Whoever has your password can then sign in with it alone. Your recovery codes stop working too."
        confirm={{ label: 'Turn off', tone: 'clay' }}
        keep="Keep it on"
        busy={busy}
        words={words}
        onConfirm={() => void ask(() => turnOff(state), onOff)}
        onClose={close}
      />
    </div>
  )
}
