import { labGoods } from '#src/engines/audit/checks/speed/lab-goods.ts'
import { labMethod } from '#src/engines/audit/report/lab-words.ts'
import { labReason, labStateOf } from '#src/features/audits/lab/lab-state.ts'
import type { AuditState, PresentedReport } from '#src/features/audits/schema.ts'
import { Section } from '#src/ui/section.tsx'

type Speed = NonNullable<PresentedReport['lab_speed']>

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** What a visitor notices first; the figure's own name for whoever looks it up. */
function rowsOf({ lcp_ms, cls, tbt_ms, performance }: Speed) {
  return [
    {
      what: 'The main part is there after',
      name: 'Largest Contentful Paint',
      value: seconds(lcp_ms),
      good: `${seconds(labGoods.lcp_ms)} or less`,
    },
    {
      what: 'Taps go unanswered for',
      name: 'Total Blocking Time',
      value: `${Math.round(tbt_ms)} ms`,
      good: `${labGoods.tbt_ms} ms or less`,
    },
    {
      what: 'Parts jump about',
      name: 'Cumulative Layout Shift',
      value: String(Math.round(cls * 1000) / 1000),
      good: `${labGoods.cls} or less`,
    },
    { what: 'All in all', name: 'Lighthouse performance score', value: `${performance} of 100`, good: '90 or more' },
  ]
}

function Figures({ speed }: { speed: Speed }) {
  return (
    <>
      <table className="w-full tabular-nums">
        <caption className="sr-only">How fast the start page is on a phone, and what counts as good</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-soft">
            <th scope="col" className="pb-2 text-left font-normal">
              On a phone with a slow line
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              Your page
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              Good is
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(speed).map(({ what, name, value, good }) => (
            <tr key={name} className="border-b border-hairline align-baseline break-inside-avoid">
              <th scope="row" className="py-3 pr-4 text-left font-semibold">
                {what}
                <span className="block text-sm font-normal text-soft">{name}</span>
              </th>
              <td className="py-3 text-right">{value}</td>
              <td className="py-3 pl-3 text-right text-soft">{good}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-[0.9375rem] text-soft">
        {labMethod(speed)} Loaded: {Math.round(speed.bytes / 1000)} kB in {speed.requests} requests. Another visit
        differs by some percent.
      </p>
    </>
  )
}

function measuringWords(steps: AuditState['steps']): string {
  return steps.some(({ id, state }) => id === 'speed' && state === 'running')
    ? 'A browser is loading the page right now, as a phone with a slow line. The figures appear here by themselves.'
    : 'A browser measures it as soon as no other check is waiting, within a few minutes. The figures appear here by themselves.'
}

type Props = { steps: AuditState['steps']; report: Pick<PresentedReport, 'lab_speed' | 'not_checked'> }

/** What a real browser saw of the start page, that it is still looking, or why it did not. */
export function LabSpeed({ steps, report }: Props) {
  const state = labStateOf(report)
  return (
    <Section labelledBy="speed">
      {/* As high as the table from the beginning: nothing below it moves when the figures come. */}
      <div className={`grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.6fr] ${state === 'not_measured' ? '' : 'min-h-96'}`}>
        <div>
          <h2 id="speed">How fast it is</h2>
          <p className="mt-4 max-w-measure text-soft">The start page, opened once by a browser of ours.</p>
        </div>
        <div>
          {report.lab_speed && <Figures speed={report.lab_speed} />}
          {state === 'measuring' && <p>{measuringWords(steps)}</p>}
          {state === 'not_measured' && <p>{labReason(report)}</p>}
        </div>
      </div>
    </Section>
  )
}
