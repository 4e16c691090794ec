import { Link } from 'react-router'
import { fieldPath } from '#src/features/locations/parts/field-path.ts'
import { AppSection } from '#src/ui/app-section.tsx'
import type { LocationDetail } from './queries.ts'

type Props = { id: string } & Pick<LocationDetail, 'completeness' | 'may_change'>

/** How much customers can learn of the location, and what is missing, each with the way to its field. */
export function DetailCompleteness({ id, completeness: { percent, missing }, may_change }: Props) {
  return (
    <AppSection id="complete" title={`${percent}% complete`} lead="What customers look for first counts most.">
      <div className="py-4">
        <div aria-hidden="true" className="h-2 w-full max-w-measure rounded-full bg-sunk">
          <div className="h-full rounded-full bg-moss" style={{ width: `${percent}%` }} />
        </div>
        {missing.length === 0 ? (
          <p className="mt-3">Nothing is missing.</p>
        ) : (
          <ul aria-label="Missing" className="mt-3 flex flex-wrap gap-x-6">
            <li aria-hidden="true" className="inline-flex min-h-11 items-center font-semibold">
              Missing:
            </li>
            {missing.map(({ field, label }) => (
              <li key={label}>
                {may_change ? (
                  <Link to={fieldPath(id, field)} className="prose-link inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                ) : (
                  <span className="inline-flex min-h-11 items-center text-soft">{label}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </AppSection>
  )
}
