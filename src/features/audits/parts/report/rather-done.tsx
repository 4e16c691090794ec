import { ButtonLink } from '#src/ui/button-link.tsx'
import { Section } from '#src/ui/section.tsx'

/** A way on for who would rather not do it. The links name the free check, since this page must not be told by its address. */
export function RatherDone() {
  return (
    <div className="print:hidden">
      <Section tone="band" labelledBy="done">
        <div className="grid items-end gap-x-14 gap-y-8 lg:grid-cols-[2fr_1fr]">
          <div>
            <h2 id="done">Rather have it done?</h2>
            <p className="mt-5 max-w-measure text-on-band-soft">
              Open an account and tell us which plan: a person takes the report from there. Or write to us about it
              first, which costs nothing.
            </p>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <ButtonLink to="/sign-up?from=/ai-seo">Open an account</ButtonLink>
            <ButtonLink to="/contact-us?from=/ai-seo" tone="on-band">
              Talk to us
            </ButtonLink>
          </div>
        </div>
      </Section>
    </div>
  )
}
