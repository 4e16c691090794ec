import { auditSections } from '#src/content/audit-sections.ts'

const heaviest = Math.max(...auditSections.map(section => section.weight))

/** The ten sections, each with its share of the score drawn as a bar. */
export function SectionList() {
  return (
    <ol className="mt-10 border-t border-ink">
      {auditSections.map(section => (
        <li
          key={section.id}
          className="grid gap-x-10 gap-y-3 border-b border-hairline py-6 md:grid-cols-[11rem_1fr_1fr]"
        >
          <div>
            <h3>{section.name}</h3>
            <p className="mt-2 flex items-center gap-3 text-sm text-soft tabular-nums">
              <svg viewBox={`0 0 ${heaviest} 2`} preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-24">
                <rect width={heaviest} height={2} className="fill-hairline" />
                <rect width={section.weight} height={2} className="fill-lamp" />
              </svg>
              {section.weight} of 100
            </p>
          </div>
          <p>{section.looks_at}</p>
          <p className="text-soft">{section.why}</p>
        </li>
      ))}
    </ol>
  )
}
