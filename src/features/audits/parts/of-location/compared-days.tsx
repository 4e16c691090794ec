import type { LocationAudit } from '#src/features/audits/of-location/schema.ts'

type Days = NonNullable<LocationAudit['comparison']>['fields'][number]['days']

/** Opening hours day by day, in the words of both. */
export function ComparedDays({ days }: { days: Days }) {
  return (
    <table className="w-full text-[0.9375rem] tabular-nums">
      <caption className="sr-only">Opening hours in our record and on the website, day by day</caption>
      <thead>
        <tr className="border-b border-ink text-left text-sm text-soft">
          {['Day', 'Our record', 'Website'].map(name => (
            <th key={name} scope="col" className="pr-3 pb-1.5 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, record, site, same }) => (
          <tr key={day} className={`border-b border-hairline align-baseline ${same ? '' : 'font-semibold'}`}>
            <th scope="row" className="py-1.5 pr-3 text-left font-[inherit]">
              {day}
            </th>
            <td className="py-1.5 pr-3">{record}</td>
            <td className="py-1.5">
              {site}
              {!same && <span className="sr-only"> (differs)</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
