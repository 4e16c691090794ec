import { fieldName, valueInWords } from '#src/features/locations/parts/record-words.ts'
import { ChooseWhatHolds, type Holds } from '#src/ui/choose-what-holds.tsx'
import type { Conflicted } from './answers.ts'

type Props = {
  conflict: Conflicted
  busy: boolean
  onSave: (choices: Record<string, Holds>) => void
  onEdit: (choices: Record<string, Holds>) => void
}

/** What both have changed of a location, as it was, as they saved it and as you wrote it. */
export function FormConflictPanel({ conflict, busy, onSave, onEdit }: Props) {
  return (
    <ChooseWhatHolds
      level={2}
      heading="Somebody else has changed this location meanwhile"
      fields={conflict.changed_fields.map(({ field, base, theirs, mine }) => ({
        field,
        name: fieldName(field),
        before: valueInWords(field, base),
        theirs: valueInWords(field, theirs),
        mine: valueInWords(field, mine),
      }))}
      busy={busy}
      onDecide={onSave}
      onEdit={onEdit}
    />
  )
}
