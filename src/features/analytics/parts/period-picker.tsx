import { Link, useSearchParams } from 'react-router'
import { type PeriodChoice, presetAddress, presets } from '#src/features/analytics/parts/period-choice.ts'
import { FilterInput } from '#src/ui/filter-input.tsx'

type Props = { choice: PeriodChoice; today: string }

/** Picks the days that are counted; they stand in the address. */
export function PeriodPicker({ choice, today }: Props) {
  const [, setAddress] = useSearchParams()
  const pick = (from: string, to: string) => {
    if (from !== '' && to !== '') setAddress({ from, to }, { preventScrollReset: true })
  }
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label="Period" className="-ml-3 flex flex-wrap gap-1">
        {presets.map(days => (
          <Link
            key={days}
            to={{ search: presetAddress(days) }}
            preventScrollReset
            aria-current={choice.preset === days ? 'true' : undefined}
            className={`inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] no-underline hover:bg-sunk ${choice.preset === days ? 'bg-sunk font-bold' : ''}`}
          >
            {days} days
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-2 gap-3">
        <FilterInput
          label="First day"
          name="from"
          type="date"
          min="2000-01-01"
          max={choice.to}
          value={choice.from}
          onChange={event => pick(event.target.value, choice.to)}
        />
        <FilterInput
          label="Last day"
          name="to"
          type="date"
          min={choice.from}
          max={today}
          value={choice.to}
          onChange={event => pick(choice.from, event.target.value)}
        />
      </div>
    </div>
  )
}
