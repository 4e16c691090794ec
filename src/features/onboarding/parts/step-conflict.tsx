import { answerInWords, answerNames } from '#src/features/onboarding/parts/answer-words.ts'
import { ChooseWhatHolds, type Holds } from '#src/ui/choose-what-holds.tsx'

type Props = {
  changed_fields: readonly { field: string; theirs?: unknown; mine?: unknown }[]
  busy: boolean
  onDecide: (choices: Record<string, Holds>) => void
}

/** What two people have told differently in a step. */
export function StepConflict({ changed_fields, busy, onDecide }: Props) {
  return (
    <ChooseWhatHolds
      level={2}
      heading="Somebody else has changed this step meanwhile"
      fields={changed_fields.map(({ field, theirs, mine }) => ({
        field,
        name: answerNames[field] ?? field,
        theirs: answerInWords(field, theirs),
        mine: answerInWords(field, mine),
      }))}
      busy={busy}
      onDecide={onDecide}
    />
  )
}
