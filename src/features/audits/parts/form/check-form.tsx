import { Search } from 'lucide-react'
import { brand } from '#src/content/brand.ts'
import { auditBounds, auditFieldLimits } from '#src/features/audits/limits.ts'
import { BusinessFields } from '#src/features/audits/parts/form/business-fields.tsx'
import type { TypedAudit } from '#src/features/audits/parts/form/start-audit.ts'
import { useCheckForm } from '#src/features/audits/parts/form/use-check-form.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Described, description, fieldBox } from '#src/ui/field.tsx'

type Props = {
  /** What stands in the fields at first. */
  given?: TypedAudit
  /** Not answered from a stored result. */
  fresh?: boolean
}

const hint = 'Such as tonyspizza.com or www.tonyspizza.com/menu'

/** One field and a button, with more about the business for who wants more compared. */
export function CheckForm({ given, fresh = false }: Props) {
  const { typed, form, ready, sending, refused, submit } = useCheckForm(given, fresh)
  const errors = refused?.fields ?? {}
  const hasFieldWords = Object.keys(errors).length > 0

  return (
    <form ref={form} onSubmit={submit} className="w-full max-w-measure">
      <label htmlFor="address" className="font-semibold">
        Web address
      </label>
      <div className="grid gap-x-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <input
          id="address"
          name="address"
          required
          maxLength={auditFieldLimits.address}
          defaultValue={typed.address}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          className={`${fieldBox} min-h-12`}
          aria-invalid={errors.address ? true : undefined}
          {...description({ name: 'address', error: errors.address, hint })}
        />
        <button
          type="submit"
          disabled={!ready || sending}
          aria-busy={sending || undefined}
          className={`${buttonClass('lamp')} order-last mt-4 sm:order-none sm:mt-0`}
        >
          <Search aria-hidden="true" className="size-5" />
          {sending ? 'Starting …' : 'Check my site'}
        </button>
        <div className="sm:col-span-2">
          <Described name="address" error={errors.address} hint={hint} />
        </div>
      </div>
      {refused && (
        <p role="alert" className="mt-4 rounded-md border border-clay p-4 font-semibold text-clay">
          {hasFieldWords ? 'The check did not start: please see the words beside the fields.' : refused.words}
        </p>
      )}
      <BusinessFields typed={typed} errors={errors} />
      <p className="mt-4 text-[0.9375rem] text-soft">
        Free, without an account and without your email address. We read at most {auditBounds.pages} pages, in at most{' '}
        {auditBounds.whole_ms / 1000} seconds.
      </p>
      <noscript>
        <p className="mt-4">
          This check needs JavaScript. Please turn it on, or call us at {brand.phone} and we run it for you.
        </p>
      </noscript>
    </form>
  )
}
