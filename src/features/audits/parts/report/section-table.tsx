import type { PresentedReport } from '#src/features/audits/schema.ts'
import { Section } from '#src/ui/section.tsx'

type Row = PresentedReport['sections'][number] & { before: number | null | undefined }

function Bar({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
      <rect width={100} height={4} className="fill-hairline" />
      <rect width={score} height={4} className="fill-harbour" />
    </svg>
  )
}

function SectionRow({ row, compares }: { row: Row; compares: boolean }) {
  const { name, score, weight, checks, failed, note, before } = row
  return (
    <tr className="border-b border-hairline align-baseline break-inside-avoid">
      <th scope="row" className="py-3 pr-4 text-left font-semibold">
        {name}
        {score !== null && (
          <span className="my-1.5 block sm:hidden">
            <Bar score={score} />
          </span>
        )}
        <span className="block text-sm font-normal text-soft">
          {score !== null && `${failed} of ${checks} checks found something.`} {note}
        </span>
      </th>
      <td className="hidden w-2/5 py-3 pr-6 sm:table-cell">{score !== null && <Bar score={score} />}</td>
      <td className="py-3 pr-3 text-right">{score ?? <span className="text-soft">Not checked</span>}</td>
      {compares && <td className="py-3 pr-3 text-right text-soft">{before ?? 'Not checked'}</td>}
      <td className="py-3 text-right text-soft">{weight}</td>
    </tr>
  )
}

type Props = Pick<PresentedReport, 'sections' | 'formula' | 'earlier'>

/** The parts of the score: a table whose bars draw what its figures say. */
export function SectionTable({ sections, formula, earlier }: Props) {
  const compares = earlier !== null
  const rows = sections
    .map(section => ({ ...section, before: earlier?.sections.find(({ id }) => id === section.id)?.score }))
    .toSorted((one, other) => other.weight - one.weight)
  return (
    <Section tone="sunk" labelledBy="parts">
      <h2 id="parts">How the score comes about</h2>
      <table className="mt-8 w-full tabular-nums">
        <caption className="sr-only">Score of each section, 0 to 100, and its weight in the total</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-soft">
            <th scope="col" className="pb-2 text-left font-normal">
              Section
            </th>
            <td className="hidden sm:table-cell" />
            <th scope="col" className="pr-3 pb-2 text-right font-normal">
              Score
            </th>
            {compares && (
              <th scope="col" className="pr-3 pb-2 text-right font-normal">
                Before
              </th>
            )}
            <th scope="col" className="pb-2 text-right font-normal">
              Weight
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <SectionRow key={row.id} row={row} compares={compares} />
          ))}
        </tbody>
      </table>
      <details className="mt-4 max-w-measure">
        <summary className="prose-link inline-block py-1">The formula</summary>
        <p className="mt-2 text-[0.9375rem] text-soft">{formula}</p>
      </details>
    </Section>
  )
}
