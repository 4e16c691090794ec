import { Plus, X } from 'lucide-react'
import type { OpenRange } from '#src/domain/location/record/location-record.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { FormFault } from '#src/features/locations/parts/form/fault.tsx'
import { clockOf, type DayMode, modeOf, rangesFor } from './day-hours.ts'

type Props = {
  /** The path of the ranges in the record: `regular_hours.monday`. */
  path: string
  label: string
  ranges: readonly OpenRange[]
  onChange: (ranges: OpenRange[]) => void
}

const modes: Record<DayMode, string> = { closed: 'Closed', all_day: 'Open 24 hours', ranges: 'Open from … to …' }

const box =
  'min-h-11 rounded-md border border-[color-mix(in_srgb,var(--ink)_55%,var(--paper))] bg-raised px-3 text-[0.9375rem] aria-invalid:border-2 aria-invalid:border-clay'
const round = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk'

/** One day: closed, open around the clock, or open in one or more ranges of time. */
export function FormDay({ path, label, ranges, onChange }: Props) {
  const { faultAt, faultBelow } = useFormContext()
  const mode = modeOf(ranges)
  const change = (at: number, over: Partial<OpenRange>) =>
    onChange(ranges.map((range, place) => (place === at ? { ...range, ...over } : range)))

  return (
    <div className="grid gap-2 py-2 sm:grid-cols-[7rem_11rem_minmax(0,1fr)] sm:items-start">
      <span className="font-semibold wrap-anywhere sm:py-2.5">{label}</span>
      <select
        name={path}
        aria-label={`Hours, ${label}`}
        value={mode}
        onChange={event => onChange(rangesFor(event.target.value as DayMode))}
        className={box}
      >
        {Object.entries(modes).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {mode === 'ranges' && (
        <ul className="grid gap-2">
          {ranges.map((range, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a range is nothing but its place in the day
            <li key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {(['opens', 'closes'] as const).map(end => (
                <input
                  key={end}
                  type="time"
                  id={`${path}.${at}.${end}`}
                  name={`${path}.${at}.${end}`}
                  aria-label={`${end === 'opens' ? 'Opens' : 'Closes'}, ${label}${at === 0 ? '' : `, ${at + 1}`}`}
                  aria-invalid={faultAt(`${path}.${at}.${end}`) ? true : undefined}
                  value={clockOf(range[end])}
                  onChange={event => change(at, { [end]: event.target.value })}
                  className={box}
                />
              ))}
              {ranges.length > 1 && (
                <button
                  type="button"
                  aria-label={`Remove these hours, ${label}, ${at + 1}`}
                  onClick={() => onChange(ranges.toSpliced(at, 1))}
                  className={round}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              )}
              {at === ranges.length - 1 && ranges.length < 10 && (
                <button
                  type="button"
                  aria-label={`Add hours, ${label}`}
                  onClick={() => onChange([...ranges, { opens: '', closes: '' }])}
                  className={round}
                >
                  <Plus aria-hidden="true" className="size-4" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="sm:col-start-3">
        <FormFault>{faultBelow(path)}</FormFault>
      </div>
    </div>
  )
}
