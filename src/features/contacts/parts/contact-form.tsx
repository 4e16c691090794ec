import { contactLimits } from '#src/features/contacts/limits.ts'
import { boundMessage, useContactForm } from '#src/features/contacts/parts/use-contact-form.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { ToastRegion } from '#src/ui/toast.tsx'

/** The message form: the browser checks what is required, the server checks everything again. */
export function ContactForm() {
  const form = useContactForm()
  const errors = form.refused?.fields ?? {}
  const { question } = form

  return (
    <form ref={form.form} onSubmit={form.submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Name"
          name="name"
          required
          maxLength={contactLimits.name}
          autoComplete="name"
          error={errors.name}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={contactLimits.email}
          autoComplete="email"
          error={errors.email}
        />
        <Field
          label="Phone (optional)"
          name="phone"
          type="tel"
          maxLength={contactLimits.phone}
          autoComplete="tel"
          error={errors.phone}
        />
        <Field
          label="Company (optional)"
          name="company"
          maxLength={contactLimits.company}
          autoComplete="organization"
          error={errors.company}
        />
      </div>
      <TextArea label="Message" name="message" required rows={6} onInput={boundMessage} error={errors.message} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor="website">Website</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Field
        label={question ? `What is ${question.first} + ${question.second}?` : 'What is … + …?'}
        name="answer"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        hint="A small sum keeps robots out."
        value={form.answer}
        onChange={event => form.setAnswer(event.target.value)}
        error={undefined}
      />
      {form.refused?.words && (
        <p role="alert" className="rounded-md border border-clay p-4 font-semibold text-clay">
          {form.refused.words}
        </p>
      )}
      <div>
        <button
          type="submit"
          disabled={form.submitting || !question}
          className={`${buttonClass('lamp')} disabled:opacity-60`}
        >
          {form.submitting ? 'SENDING...' : 'SEND MESSAGE'}
        </button>
      </div>
      <noscript>
        <p>This form needs JavaScript. You can write to us by email or call us instead: both are on this page.</p>
      </noscript>
      {question && <ToastRegion message={form.toast} onDismiss={form.dismissToast} />}
    </form>
  )
}
