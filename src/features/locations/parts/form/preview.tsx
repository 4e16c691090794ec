import { Globe, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { businessCategory } from '#src/content/categories/business-categories.ts'
import { weekInLines } from '#src/domain/location/hours/hours-in-words.ts'
import { isOpenAt } from '#src/domain/location/hours/is-open-at.ts'
import type { CheckedLocation } from '#src/domain/location/record/check-location.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import type { FormValues } from './values.ts'

type Props = { values: FormValues; checked: CheckedLocation }

const row = 'flex gap-3 wrap-anywhere'
const icon = 'mt-1 size-4 shrink-0 text-soft'

function whereWords({ business_type, hide_address, address_line_1, address_line_2, city, state, zip }: FormValues) {
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (business_type === 'service_area' || hide_address) return city ? `Serves ${city} and nearby areas` : ''
  return [address_line_1, address_line_2, town].filter(Boolean).join(', ')
}

function openWords(checked: CheckedLocation, now: number): string {
  if (!checked.ok) return ''
  const { open_status } = checked.record
  if (open_status === 'closed_permanently') return 'Permanently closed'
  if (open_status === 'closed_temporarily') return 'Temporarily closed'
  const is_open = isOpenAt(checked.record, now)
  if (is_open === null) return ''
  return is_open ? 'Open now' : 'Closed now'
}

/** About how the location reads on a map listing, with what stands in the form. */
export function FormPreview({ values, checked }: Props) {
  const [now] = useState(() => Date.now())
  const { name, primary_category, phone, website, description, regular_hours } = values
  const where = whereWords(values)
  const open = openWords(checked, now)
  return (
    <Sheet caption="On a map listing" note="Preview">
      <div className="grid gap-3 p-5 text-[0.9375rem]">
        <div>
          <p className="font-display text-xl leading-tight font-semibold wrap-anywhere">{name || 'Business name'}</p>
          <p className="mt-1 text-soft">{businessCategory(primary_category)?.name ?? 'Main category'}</p>
          {open && <p className={`mt-1 font-semibold ${open === 'Open now' ? 'text-moss' : 'text-clay'}`}>{open}</p>}
        </div>
        {where && (
          <p className={row}>
            <MapPin aria-hidden="true" className={icon} />
            {where}
          </p>
        )}
        {phone && (
          <p className={row}>
            <Phone aria-hidden="true" className={icon} />
            {phone}
          </p>
        )}
        {website && (
          <p className={row}>
            <Globe aria-hidden="true" className={icon} />
            {website.replace(/^https?:\/\//, '')}
          </p>
        )}
        {regular_hours && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm">
            {weekInLines(regular_hours).map(({ days, hours }) => (
              <div key={days} className="contents">
                <dt className="text-soft">{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        )}
        {description && <p className="line-clamp-5 text-sm whitespace-pre-line wrap-anywhere">{description}</p>}
        <p className="border-t border-hairline pt-3 text-sm text-soft">
          Each platform lays this out in its own way. It changes after you save, not before.
        </p>
      </div>
    </Sheet>
  )
}
