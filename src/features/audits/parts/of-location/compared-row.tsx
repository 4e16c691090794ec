import { Link } from 'react-router'
import type { LocationAudit } from '#src/features/audits/of-location/schema.ts'
import { ComparedDays } from '#src/features/audits/parts/of-location/compared-days.tsx'
import { Evidence } from '#src/features/audits/parts/report/evidence.tsx'
import { fieldPath } from '#src/features/locations/public.tsx'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

type Compared = NonNullable<LocationAudit['comparison']>['fields'][number]

const states: Record<Compared['state'], { name: string; tone: BadgeTone }> = {
  same: { name: 'The same', tone: 'good' },
  differs: { name: 'Differs', tone: 'bad' },
  not_on_site: { name: 'Not on the site', tone: 'waiting' },
  not_in_record: { name: 'Not in our record', tone: 'waiting' },
}

const places: Record<Compared['group'], string> = {
  page: 'What visitors read',
  data: 'What search engines read (structured data)',
  profiles: 'Links to your profiles',
}

/** Each profile has a box of its own in the field of them all. */
const boxOf = ({ id, field }: Compared): string =>
  field === 'social_links' ? `${field}.${id.replace('profile_', '')}` : field

type Props = { compared: Compared; location_id: string; may_change: boolean }

function Ways({ compared, location_id, may_change }: Props) {
  const { group, state } = compared
  if (state === 'same') return null
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      {may_change && state !== 'not_on_site' && (
        <Link to={fieldPath(location_id, boxOf(compared))} className="prose-link inline-flex min-h-11 items-center">
          Change our record
        </Link>
      )}
      {group === 'data' && state !== 'not_in_record' && (
        <Link to={`/client/locations/${location_id}#json-ld`} className="prose-link inline-flex min-h-11 items-center">
          The lines for your website
        </Link>
      )}
    </p>
  )
}

/** One field in the words of both, where the site says it, and what to do. */
export function ComparedRow(props: Props) {
  const { label, group, state, record, site, seen, days, advice } = props.compared
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-hairline py-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h3 className="font-sans text-base tracking-normal">{label}</h3>
        <p className="text-sm text-soft">{places[group]}</p>
        <p className="mt-2">
          <Badge tone={states[state].tone}>{states[state].name}</Badge>
        </p>
      </div>
      <div className="grid gap-3">
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-soft">Our record</dt>
            <dd className="wrap-anywhere">{record || 'Nothing told'}</dd>
          </div>
          <div>
            <dt className="text-sm text-soft">Website</dt>
            <dd className="wrap-anywhere">{site || 'Nothing found'}</dd>
          </div>
        </dl>
        {state === 'differs' && days.length > 0 && <ComparedDays days={days} />}
        {advice && <p className="max-w-measure">{advice}</p>}
        {seen && state !== 'same' && <Evidence url={seen.url} line={seen.line} evidence={seen.text} />}
        <Ways {...props} />
      </div>
    </li>
  )
}
