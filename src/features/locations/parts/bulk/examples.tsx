import type { Previewed } from './use-change.ts'
import { changeInWords } from './words.ts'

type Props = { field: string; preview: Previewed }

/** Before and after of the first of those that change. */
export function BulkExamples({ field, preview: { examples, changed } }: Props) {
  if (examples.length === 0) return null
  return (
    <div>
      <h3 className="font-sans text-base tracking-normal">
        {examples.length < changed ? `The first ${examples.length} of them` : 'Before and after'}
      </h3>
      <ul className="mt-2 border-t border-hairline">
        {examples.map(({ id, name, ...change }) => {
          const { before, after } = changeInWords(field, change)
          return (
            <li key={id} className="border-b border-hairline py-2.5 text-[0.9375rem]">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <dl className="grid grid-cols-[4rem_1fr] gap-x-2 wrap-anywhere">
                <dt className="text-soft">Before</dt>
                <dd>{before}</dd>
                <dt className="text-soft">After</dt>
                <dd>{after}</dd>
              </dl>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
