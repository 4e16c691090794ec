import type { Shown } from '#src/features/audits/parts/report/group-findings.ts'
import { severityIds } from '#src/features/audits/parts/report/severity.tsx'
import { severityWords } from '#src/features/audits/report-words.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

type Props = { findings: readonly PresentedFinding[]; shown: Shown; onShow: (shown: Shown) => void }

/** A choice of what to see, only of what is there. */
export function SeverityFilter({ findings, shown, onShow }: Props) {
  const numberOf = (id: Shown) => findings.filter(({ severity }) => id === 'all' || severity === id).length
  const choices = [
    { id: 'all' as const, name: 'All' },
    ...severityIds.map(id => ({ id, name: severityWords[id] })),
  ].filter(({ id }) => numberOf(id) > 0)
  return (
    <fieldset className="mt-6 print:hidden">
      <legend className="mb-2 text-sm text-soft">Show</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, name }) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-hairline px-4 text-[0.9375rem] has-checked:border-harbour has-checked:bg-sunk has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="severity"
              value={id}
              checked={shown === id}
              onChange={() => onShow(id)}
              className="accent-(--harbour)"
            />
            {name} <span className="text-soft tabular-nums">{numberOf(id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
