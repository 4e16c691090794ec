import { Badge } from '#src/ui/badge.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import type { Import, ImportRow } from './queries.ts'
import { ImportRowForm } from './row-form.tsx'
import { rowStateWords } from './words.ts'

type Props = {
  found: Import
  row: ImportRow
  may_mend: boolean
  onMended: (row: ImportRow) => void
}

function cellOf({ mapping }: Import, { cells }: ImportRow, target: string): string {
  return (cells[mapping.indexOf(target)] ?? '').trim()
}

/** One row of the file: which location it is about, where it stands, and what is wrong with it, to be mended there. */
export function ImportRowLine({ found, row, may_mend, onMended }: Props) {
  const { n, state, problems, warnings, location_id, location_name } = row
  const { words, tone } = rowStateWords[state]
  const name = cellOf(found, row, 'name') || location_name || cellOf(found, row, 'store_code') || 'No name'
  const place = [cellOf(found, row, 'address_line_1'), cellOf(found, row, 'city')].filter(Boolean).join(', ')
  const is_open = state === 'bad' || warnings.length > 0
  return (
    <tr className="grid grid-cols-[3.5rem_1fr] gap-x-2 border-b border-hairline py-3 lg:table-row lg:py-0">
      <th
        id={`row-${n}`}
        scope="row"
        tabIndex={-1}
        className="text-left font-normal text-soft tabular-nums lg:w-16 lg:py-3 lg:align-top"
      >
        <span className="sr-only">Row </span>
        {n}
      </th>
      <td className="min-w-0 wrap-anywhere lg:w-1/4 lg:py-3 lg:pr-4 lg:align-top">
        <span className="block font-semibold">
          {location_id && location_name !== null ? (
            <SiteLink to={`/client/locations/${location_id}`} className="prose-link">
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </span>
        <span className="block text-sm text-soft">{place}</span>
      </td>
      <td className="col-start-2 py-1 lg:w-28 lg:py-3 lg:pr-4 lg:align-top">
        <Badge tone={tone}>{words}</Badge>
      </td>
      <td className="col-span-2 lg:py-3 lg:align-top">
        {is_open && may_mend ? (
          <ImportRowForm found={found} row={row} onMended={onMended} />
        ) : (
          <ul>
            {[...problems, ...warnings].map(({ code, field, message }) => (
              <li key={`${field}-${code}`} className="text-[0.9375rem] text-soft">
                {message}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
