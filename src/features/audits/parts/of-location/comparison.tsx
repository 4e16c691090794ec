import type { LocationAudit } from '#src/features/audits/of-location/schema.ts'
import { ComparedRow } from '#src/features/audits/parts/of-location/compared-row.tsx'
import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import { WebAddress } from '#src/features/audits/parts/report/web-address.tsx'
import type { LocationDetail } from '#src/features/locations/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'

type Compared = NonNullable<LocationAudit['comparison']>

type Props = Pick<LocationDetail, 'location' | 'may_change'> & { comparison: Compared }

function whichPage({ page, several_places }: Compared): string {
  if (!page.is_of_location)
    return 'No page that we read gives the address or the phone of this location, so we took this one.'
  if (several_places) return 'The site speaks of several places, so we compared the page of this location alone.'
  return 'What is not on it we looked for on the other pages.'
}

function summaryOf({ fields }: Compared): string {
  const same = fields.filter(({ state }) => state === 'same').length
  const open = fields.length - same
  if (open === 0) return `All ${fields.length} say the same.`
  return `${countOf(open, 'thing')} to look at, ${same} the same.`
}

/** The site as it was read against our record as it is now, field by field: what differs first. */
export function Comparison({ comparison, location, may_change }: Props) {
  const { page, fields } = comparison
  const open = fields.filter(({ state }) => state !== 'same')
  const same = fields.filter(({ state }) => state === 'same')
  return (
    <AppSection id="comparison" title="Your website against our record" lead={summaryOf(comparison)}>
      <p className="py-4 text-[0.9375rem] text-soft">
        Compared: {page.title && <span className="font-semibold text-ink">{page.title}, </span>}
        <WebAddress url={page.url} />. {whichPage(comparison)}
      </p>
      {open.length > 0 && (
        <ul className="border-t border-hairline">
          {open.map(field => (
            <ComparedRow key={field.id} compared={field} location_id={location.id} may_change={may_change} />
          ))}
        </ul>
      )}
      {same.length > 0 && (
        <details open={open.length === 0} className="mt-2">
          <summary className="prose-link inline-flex min-h-11 items-center">
            {same.length === 1 ? 'One says the same' : `${same.length} say the same`}
          </summary>
          <ul className="border-t border-hairline">
            {same.map(field => (
              <ComparedRow key={field.id} compared={field} location_id={location.id} may_change={may_change} />
            ))}
          </ul>
        </details>
      )}
    </AppSection>
  )
}
