import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { fieldName, valueInWords } from '#src/features/locations/parts/record-words.ts'
import { AppSection } from '#src/ui/app-section.tsx'
import type { LocationDetail } from './queries.ts'

/** Everything that is told of the location, in words. */
export function DetailFacts({ location }: Pick<LocationDetail, 'location'>) {
  const told = recordFields.flatMap(field => {
    const words = valueInWords(field, location[field])
    return words === '' ? [] : [{ field, words }]
  })
  return (
    <AppSection id="facts" title="What is told">
      <dl className="grid gap-x-8 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {told.map(({ field, words }) => (
          <div key={field} className="col-span-full grid grid-cols-subgrid border-b border-hairline py-2.5">
            <dt className="text-soft">{fieldName(field)}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </AppSection>
  )
}
