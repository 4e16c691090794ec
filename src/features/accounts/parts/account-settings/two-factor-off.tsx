import { type AppSetUp, beginSetUp } from '#src/features/accounts/parts/account-settings/two-factor-state.ts'
import { useAsking } from '#src/features/accounts/parts/account-settings/use-asking.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'

/** Nothing is set up: what is needed, and the way to begin. */
export function TwoFactorOff({ onBegun }: { onBegun: (app: AppSetUp) => void }) {
  const { busy, words, ask } = useAsking()
  return (
    <div className="grid justify-items-start gap-4">
      <Badge>Off</Badge>
      <p>You need an authenticator app on your phone, such as the one of Google, Microsoft or your password manager.</p>
      {words && <FormWords>{words}</FormWords>}
      <Button tone="outline" busy={busy} onClick={() => void ask(beginSetUp, onBegun)}>
        {busy ? 'One moment…' : 'Turn on two-factor sign-in'}
      </Button>
    </div>
  )
}
