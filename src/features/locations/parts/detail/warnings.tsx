import { fieldName } from '#src/features/locations/parts/record-words.ts'
import { AppSection } from '#src/ui/app-section.tsx'
import type { LocationDetail } from './queries.ts'

/** What platforms may object to in the location as it is saved. */
export function DetailWarnings({ warnings }: Pick<LocationDetail, 'warnings'>) {
  if (warnings.length === 0) return null
  return (
    <AppSection id="warnings" title="Platforms may object" lead="It is saved, with your reason. This is what to watch.">
      <ul className="grid list-disc gap-2 py-4 pl-5">
        {warnings.map(({ code, field, message }) => (
          <li key={code}>
            <span className="font-semibold">{fieldName(field.split('.')[0] ?? field)}.</span> {message}
          </li>
        ))}
      </ul>
    </AppSection>
  )
}
