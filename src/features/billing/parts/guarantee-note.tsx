import { guarantee } from '#src/content/claims.ts'
import { AppSection } from '#src/ui/app-section.tsx'

/** The guarantee in its own words, and the way to all of its conditions. */
export function GuaranteeNote() {
  return (
    <AppSection id="guarantee" title={guarantee.title}>
      <p className="pt-4 font-semibold">{guarantee.text}</p>
      <p className="mt-1 max-w-measure text-soft">{guarantee.in_short}</p>
      <a href="/terms#guarantee" className="prose-link mt-1 inline-flex min-h-11 items-center">
        All conditions of the guarantee
      </a>
    </AppSection>
  )
}
