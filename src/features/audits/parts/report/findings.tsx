import { useState } from 'react'
import type { SectionId } from '#src/engines/audit/sections.ts'
import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import { FindingDetails } from '#src/features/audits/parts/report/finding-details.tsx'
import { groupFindings, isShown, type Shown } from '#src/features/audits/parts/report/group-findings.ts'
import { severities, severityIds } from '#src/features/audits/parts/report/severity.tsx'
import { SeverityFilter } from '#src/features/audits/parts/report/severity-filter.tsx'
import { severityWords } from '#src/features/audits/report-words.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { Section } from '#src/ui/section.tsx'

/** Hidden on the screen by the filter, and printed all the same. */
const filteredOut = 'not-print:hidden'

type Props = Pick<PresentedReport, 'sections' | 'findings'> & {
  /** Sections that the reader came for. */
  first?: readonly SectionId[]
}

/** Every finding, by section. */
export function Findings({ sections, findings, first = [] }: Props) {
  const [shown, setShown] = useState<Shown>('all')
  const number = findings.filter(finding => isShown(finding, shown)).length
  if (findings.length === 0) return null
  return (
    <Section labelledBy="findings">
      <h2 id="findings">Everything we found</h2>
      <p className="mt-4 max-w-measure text-[0.9375rem] text-soft">
        {severityIds.map(id => `${severityWords[id]}: ${severities[id].means}`).join('. ')}.
      </p>
      <SeverityFilter findings={findings} shown={shown} onShow={setShown} />
      <p role="status" className="sr-only">
        {shown === 'all' ? '' : `${countOf(number, 'finding')} shown.`}
      </p>
      {groupFindings({ sections, findings }, first).map(group => (
        <div
          key={group.section.id}
          className={group.findings.some(finding => isShown(finding, shown)) ? 'mt-10' : filteredOut}
        >
          <h3 className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
            {group.section.name}
            <span className="font-sans text-[0.9375rem] font-normal tracking-normal text-soft tabular-nums">
              {group.section.score === null ? 'Not scored' : `${group.section.score} of 100`}
            </span>
          </h3>
          {group.findings.map(finding => (
            <div key={finding.id} className={isShown(finding, shown) ? '' : filteredOut}>
              <FindingDetails finding={finding} />
            </div>
          ))}
        </div>
      ))}
    </Section>
  )
}
