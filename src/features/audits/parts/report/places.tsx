import { useState } from 'react'
import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import { Evidence } from '#src/features/audits/parts/report/evidence.tsx'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

const shownAtFirst = 3

/** Where a finding was made: the first places, and the others for who wants them. */
export function Places({ occurrences, count }: Pick<PresentedFinding, 'occurrences' | 'count'>) {
  const [wantsAll, setWantsAll] = useState(false)
  const first = occurrences.slice(0, shownAtFirst)
  const others = occurrences.slice(shownAtFirst)
  const untold = count - occurrences.length
  return (
    <div className="grid gap-4">
      {first.map(place => (
        <Evidence key={`${place.url} ${place.line} ${place.evidence}`} {...place} />
      ))}
      {others.length > 0 && (
        <details onToggle={event => setWantsAll(event.currentTarget.open)}>
          <summary className="prose-link inline-block py-1 print:hidden">
            Show {countOf(others.length, 'more place')}
          </summary>
          {/* Drawn on demand: a site with many findings has thousands of places. */}
          {wantsAll && (
            <div className="mt-3 grid gap-4">
              {others.map((place, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two places may be alike
                <Evidence key={at} {...place} />
              ))}
            </div>
          )}
        </details>
      )}
      {others.length > 0 && (
        <p className="text-sm text-soft not-print:hidden">
          And {countOf(others.length, 'more place')}, on the page of this report.
        </p>
      )}
      {untold > 0 && <p className="text-sm text-soft">And {countOf(untold, 'more place')} that we do not list.</p>}
    </div>
  )
}
