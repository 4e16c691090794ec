import { useEffect, useRef } from 'react'
import { mailConsent, newsConsent } from '#src/features/audits/consents.ts'
import { auditFieldLimits } from '#src/features/audits/limits.ts'
import { TickBox } from '#src/features/audits/parts/keep/tick-box.tsx'
import { useMailForm } from '#src/features/audits/parts/keep/use-mail-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'

function Taken({ email, isFinished, again }: { email: string; isFinished: boolean; again: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <p ref={words} tabIndex={-1} className="border-l-4 border-moss py-1 pl-4 outline-none">
        <span className="font-semibold wrap-anywhere">
          {isFinished ? 'On its way to' : 'As soon as the check is finished, it goes to'} {email}.
        </span>{' '}
        The mail brings the link to this page and the report as a PDF. Nothing there after ten minutes? Look among your
        spam.
      </p>
      <div className="mt-4">
        <Button tone="quiet" onClick={again}>
          Send it to another address
        </Button>
      </div>
    </>
  )
}

/** Sends the report by mail to who agrees to it. */
export function MailForm({ mails_url, isFinished }: { mails_url: string; isFinished: boolean }) {
  const { outcome, submit, again } = useMailForm(mails_url)
  if (outcome.state === 'taken') return <Taken email={outcome.email} isFinished={isFinished} again={again} />
  const fields = outcome.state === 'open' ? outcome.fields : {}
  const words = outcome.state === 'open' ? outcome.words : undefined
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label="Email"
        name="email"
        type="email"
        required
        maxLength={auditFieldLimits.email}
        autoComplete="email"
        error={fields.email}
      />
      <TickBox name="consent" words={mailConsent} required error={fields.consent} />
      <TickBox name="wants_news" words={newsConsent} />
      {words && Object.keys(fields).length === 0 && (
        <p role="alert" className="rounded-md border border-clay p-4 font-semibold text-clay">
          {words}
        </p>
      )}
      <div>
        <Button type="submit" tone="outline" busy={outcome.state === 'sending'}>
          {outcome.state === 'sending' ? 'Sending …' : 'Email me this report'}
        </Button>
      </div>
    </form>
  )
}
