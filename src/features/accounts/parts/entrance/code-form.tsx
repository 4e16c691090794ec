import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { askAccounts, unreachable } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { SubmitButton } from '#src/features/accounts/parts/entrance/submit-button.tsx'
import type { Typed } from '#src/features/accounts/parts/entrance/typed-fields.ts'
import { useEntranceForm } from '#src/features/accounts/parts/entrance/use-entrance-form.ts'
import { Field, fieldBox } from '#src/ui/field.tsx'

type Props = { session: Session; onSession: (session: Session) => void }
type Kind = 'app' | 'recovery_code'

/** The authenticator apps that the user has set up. */
function appsOf({ user }: Session) {
  return (user.factors ?? []).filter(factor => factor.factor_type === 'totp' && factor.status === 'verified')
}

function verify(kind: Kind, factorId: string, typed: string) {
  const code = typed.replace(/\s/g, '')
  return askAccounts(async client => {
    const { error } =
      kind === 'app'
        ? await client.mfa.challengeAndVerify({ factorId, code })
        : await client.mfa.recoveryCodes.verify({ code })
    return error ? { data: { session: null }, error } : client.getSession()
  })
}

async function leave(): Promise<void> {
  const { signOut } = await import('#src/features/accounts/parts/session-client.ts')
  await signOut()
  window.location.reload()
}

const quiet = 'prose-link min-h-11 text-left'

/** The second step of a sign-in: the code of an app, or one of the recovery codes. */
export function CodeForm({ session, onSession }: Props) {
  const [kind, setKind] = useState<Kind>('app')
  const apps = appsOf(session)
  const { formProps, faults, words, ready, busy } = useEntranceForm(async ({ code = '', factor_id }: Typed) => {
    const answer = await verify(kind, factor_id ?? apps[0]?.id ?? '', code)
    if (answer.ok && answer.data.session) return void onSession(answer.data.session)
    const refusal = answer.ok ? unreachable : answer.refusal
    return refusalWords(refusal, new Date())
  })

  const { ref } = formProps

  // This step takes the place of the one in which the focus was.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])

  return (
    <form {...formProps} className="grid gap-5">
      {kind === 'app' && apps.length > 1 && (
        <label className="font-semibold">
          App
          <select name="factor_id" className={fieldBox}>
            {apps.map(app => (
              <option key={app.id} value={app.id}>
                {app.friendly_name || 'Authenticator app'}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'app' ? (
        <Field
          key="app"
          label="Code from your authenticator app"
          name="code"
          required
          pattern="\s*([0-9]\s*){6}"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Six digits, new every 30 seconds."
          error={faults.code}
        />
      ) : (
        <Field
          key="recovery_code"
          label="Recovery code"
          name="code"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="One of the codes you kept when you set up two-factor. Each works once."
          error={faults.code}
        />
      )}
      {words && <FormWords>{words}</FormWords>}
      <SubmitButton ready={ready} busy={busy} busyText="Checking…">
        Continue
      </SubmitButton>
      <div className="grid justify-items-start border-t border-hairline pt-4">
        <button type="button" onClick={() => setKind(kind === 'app' ? 'recovery_code' : 'app')} className={quiet}>
          {kind === 'app' ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
        </button>
        <button type="button" onClick={() => void leave()} className={quiet}>
          Sign in as somebody else
        </button>
      </div>
    </form>
  )
}
