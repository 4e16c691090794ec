import { businessCategory } from '#src/content/categories/business-categories.ts'
import { localMoment } from '#src/domain/location/hours/local-moment.ts'
import { jsonForScript, localBusinessJsonLd } from '#src/domain/location/record/local-business-json-ld.ts'
import { AppSection } from '#src/ui/app-section.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import type { LocationDetail } from './queries.ts'

/** What to put on the location's own page, so that search engines read the same there as on listings. */
export function DetailJsonLd({ location }: Pick<LocationDetail, 'location'>) {
  const schema_type = businessCategory(location.primary_category)?.schema_type ?? 'LocalBusiness'
  const today = localMoment(Date.now(), location.time_zone).day
  const json = jsonForScript(localBusinessJsonLd(location, { schema_type, today, logo: '', images: [] }))
  const code = `<script type="application/ld+json">\n${json}\n</script>`
  return (
    <AppSection
      id="json-ld"
      title="For your website"
      lead="Search engines read these lines (LocalBusiness JSON-LD). Put them into the page about this location, once, and again when something here changes."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
        <div>
          <CopyButton text={code}>Copy the lines</CopyButton>
        </div>
        <details>
          <summary className="prose-link inline-flex min-h-11 items-center">Show them</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <pre tabIndex={0} className="max-h-96 overflow-auto rounded-md bg-sunk p-4 text-sm">
            {code}
          </pre>
        </details>
      </div>
    </AppSection>
  )
}
