import type { LocationAuditList } from '#src/features/audits/of-location/schema.ts'
import { useTimeZone } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { localTime } from '#src/ui/local-time.ts'

type Scored = { id: string; at: string; score: number }

function scoredOf(audits: LocationAuditList['audits']): Scored[] {
  return audits
    .flatMap(({ id, score, finished_at }) =>
      score === null || finished_at === null ? [] : [{ id, score, at: finished_at }],
    )
    .toReversed()
}

/** A bar for each check, on a scale from 0 to 100. The table beside it says the same. */
function Bars({ scored }: { scored: readonly Scored[] }) {
  const width = 100 / Math.max(scored.length, 6)
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" className="h-36 w-full">
      <rect x={0} y={12} width={100} height={0.3} className="fill-hairline" />
      <rect x={0} y={59.5} width={100} height={0.5} className="fill-ink" />
      {scored.map(({ id, score }, at) => (
        <rect
          key={id}
          x={at * width + width * 0.15}
          y={60 - score * 0.6}
          width={width * 0.7}
          height={score * 0.6}
          className={
            at === scored.length - 1 ? 'fill-harbour' : 'fill-[color-mix(in_srgb,var(--harbour)_45%,var(--paper))]'
          }
        />
      ))}
    </svg>
  )
}

function changeWords(change: number | undefined): string {
  if (change === undefined) return ''
  if (change === 0) return 'no change'
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}`
}

/** How the score of the website went from check to check; nothing until there are two. */
export function ScoreHistory({ audits }: { audits: LocationAuditList['audits'] }) {
  const time_zone = useTimeZone()
  const scored = scoredOf(audits)
  const rows = scored.map((run, at) => ({
    ...run,
    change: at === 0 ? undefined : run.score - (scored[at - 1]?.score ?? 0),
  }))
  if (rows.length < 2) return null
  return (
    <AppSection
      id="history"
      title="How the score went"
      lead="Of 100 points. The line behind the bars is 80, where good begins."
    >
      <div className="grid items-start gap-x-12 gap-y-6 py-5 lg:grid-cols-2">
        <Bars scored={scored} />
        <table className="w-full text-[0.9375rem] tabular-nums">
          <caption className="sr-only">Score of each check of this website</caption>
          <thead>
            <tr className="border-b border-ink text-sm text-soft">
              <th scope="col" className="pb-2 text-left font-normal">
                Checked
              </th>
              <th scope="col" className="pb-2 text-right font-normal">
                Score
              </th>
              <th scope="col" className="pb-2 text-right font-normal">
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ id, at, score, change }) => (
              <tr key={id} className="border-b border-hairline">
                <th scope="row" className="py-2 text-left font-normal">
                  {localTime(at, time_zone)}
                </th>
                <td className="py-2 text-right font-semibold">{score}</td>
                <td className="py-2 text-right text-soft">{changeWords(change)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </AppSection>
  )
}
