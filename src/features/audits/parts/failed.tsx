import { CheckForm } from '#src/features/audits/parts/form/check-form.tsx'
import type { AuditAnswer } from '#src/features/audits/schema.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

/** A way on from a check that could not be done, or a report that is gone: the form, with what is known in it. */
export function Failed({ audit }: { audit: AuditAnswer | undefined }) {
  return (
    <section aria-labelledby="again" className="mt-10 border-t border-ink pt-8">
      <h2 id="again" className="mb-5 text-2xl">
        {audit ? 'Try it again, or another address' : 'Check a site'}
      </h2>
      {audit ? <CheckForm given={{ address: audit.url, ...audit.given }} fresh /> : <CheckForm />}
      <p className="mt-6 max-w-measure">
        Does it keep failing?{' '}
        <SiteLink to="/contact-us?from=/ai-seo" className="prose-link">
          Write to us
        </SiteLink>{' '}
        with the address: a person looks, and that is free as well.
      </p>
    </section>
  )
}
