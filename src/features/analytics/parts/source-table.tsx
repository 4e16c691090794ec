import type { Daily } from '#src/features/analytics/daily-answers.ts'
import { FigureCells, FigureHeadings } from '#src/features/analytics/parts/figure-cells.tsx'

/** Where contacts and sign-ups came from. */
export function SourceTable({ sources }: { sources: Daily['sources'] }) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="text-xl">
        By source
      </h2>
      <p className="mt-2 max-w-measure text-sm text-soft">
        The page a message was sent from, or that led to the sign-up. Small figures below: the period before.
      </p>
      <table className="mt-4 w-full border-collapse text-[0.9375rem] max-sm:table-fixed">
        <FigureHeadings first="Source" />
        <tbody>
          {sources.map(({ source, previous, ...now }) => (
            <tr key={source} className="border-b border-hairline align-top">
              <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere">
                {source === '' ? 'Unknown page' : source}
              </th>
              <FigureCells now={now} before={previous} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
