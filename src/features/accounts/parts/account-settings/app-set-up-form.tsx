import { z } from 'zod'
import { type AppSetUp, finishSetUp } from '#src/features/accounts/parts/account-settings/two-factor-state.ts'
import { useSettingsForm } from '#src/features/accounts/parts/account-settings/use-settings-form.ts'
import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Field } from '#src/ui/field.tsx'

const codeSchema = z.object({
  code: z
    .string()
    .transform(text => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please write the six digits your app shows.')),
})

type Props = { app: AppSetUp; onDone: () => Promise<void>; onCancel: () => void }

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Sets up an authenticator app: scan or type, then prove it with a first code. */
export function AppSetUpForm({ app, onDone, onCancel }: Props) {
  const { formProps, faults, words, busy } = useSettingsForm(codeSchema, async ({ code }) => {
    const answer = await finishSetUp(app.id, code)
    if (!answer.ok) return refusalWords(answer.refusal, new Date())
    await onDone()
    return undefined
  })
  return (
    <div className="grid gap-8">
      <div>
        <h3 className="font-sans text-base tracking-normal">1. Scan this with your authenticator app</h3>
        <div className="mt-4 grid items-start gap-6 sm:grid-cols-[12rem_1fr]">
          <img
            src={app.qr_code}
            alt="QR code for your authenticator app"
            width={192}
            height={192}
            className="size-48 rounded-md border border-hairline [image-rendering:pixelated]"
          />
          <div>
            <p className="text-[0.9375rem] text-soft">Cannot scan? Type this key into the app:</p>
            <p data-testid="secret" className="mt-2 mb-4 font-mono text-[0.9375rem] wrap-anywhere select-all">
              {inGroups(app.secret)}
            </p>
            <CopyButton text={app.secret}>Copy key</CopyButton>
          </div>
        </div>
      </div>
      <form {...formProps} className="grid gap-5">
        <h3 className="font-sans text-base tracking-normal">2. Write the code it shows</h3>
        <Field
          label="Six-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          hint="New every 30 seconds."
          error={faults.code}
        />
        {words && <FormWords>{words}</FormWords>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="outline" busy={busy}>
            {busy ? 'Checking…' : 'Turn on'}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}
