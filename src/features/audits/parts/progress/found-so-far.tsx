import { Severity } from '#src/features/audits/parts/report/severity.tsx'
import type { AuditState } from '#src/features/audits/schema.ts'

/** What the check has come upon, in the order of meeting: new ones come at the end, so that nobody loses their place. */
export function FoundSoFar({ found }: { found: AuditState['so_far'] }) {
  if (found.length === 0) {
    return <p className="border-t border-ink py-4 text-soft">Nothing yet. What we come upon appears here at once.</p>
  }
  return (
    <ol className="border-t border-ink">
      {found.map(({ id, severity, title, url }) => (
        <li key={id} className="border-b border-hairline py-3 motion-safe:animate-[appear_180ms_ease-out]">
          <Severity id={severity} />
          <p className="font-semibold">{title}</p>
          <p className="text-sm wrap-anywhere text-soft">{url}</p>
        </li>
      ))}
    </ol>
  )
}
