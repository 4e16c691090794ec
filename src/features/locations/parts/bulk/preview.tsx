import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { type BulkField, bulkFields } from './draft.ts'
import { BulkExamples } from './examples.tsx'
import { groupProblems, namesInWords } from './problems.ts'
import { BulkReasons } from './reasons.tsx'
import type { Previewed, ReasonGiven } from './use-change.ts'

type Props = {
  field: BulkField
  preview: Previewed
  busy: boolean
  /** Why saving was refused. */
  refused: ReactNode
  typed_reasons: Readonly<Record<string, string>>
  onTypeReason: (code: string, text: string) => void
  onReasons: (reasons: ReasonGiven[]) => void
  onSave: () => void
  onBack: () => void
}

const places = (count: number) => (count === 1 ? '1 location' : `${count} locations`)

/** The second step of a change of many: what it comes to, before anything is saved. */
export function BulkPreview({ field, preview, busy, refused, onSave, onBack, ...reasons }: Props) {
  const { changed, unchanged, problems, warnings } = preview
  const asked = new Set(warnings.map(({ message }) => message))
  const faults = groupProblems(problems).filter(({ message }) => !asked.has(message))
  return (
    <div className="grid gap-5">
      <p role="status">
        <span className="font-semibold">{changed === 0 ? 'Nothing changes.' : `${places(changed)} will change.`}</span>{' '}
        {unchanged > 0 && `${places(unchanged)} already ${unchanged === 1 ? 'is' : 'are'} that way. `}
        {preview.refused > 0 && `${places(preview.refused)} cannot be changed like this.`}
      </p>
      {bulkFields[field].risky && changed > 1 && (
        <p className="border-l-4 border-lamp py-1 pl-4 text-[0.9375rem]">
          Google may check or suspend profiles when many change the same detail at once. It is safer to change a few a
          day.
        </p>
      )}
      <BulkExamples field={field} preview={preview} />
      {warnings.length > 0 && <BulkReasons warnings={warnings} busy={busy} {...reasons} />}
      {faults.length > 0 && (
        <div>
          <h3 className="font-sans text-base tracking-normal">These stay as they are</h3>
          <ul className="mt-2 border-t border-hairline">
            {faults.map(({ message, names }) => (
              <li key={message} className="border-b border-hairline py-2.5 text-[0.9375rem]">
                <p>{message}</p>
                <p className="text-sm text-soft wrap-anywhere">{namesInWords(names)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {refused}
      <div className="flex flex-wrap gap-3">
        {changed > 0 && (
          <Button busy={busy} onClick={onSave}>
            {busy ? 'Saving…' : `Change ${places(changed)}`}
          </Button>
        )}
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}
