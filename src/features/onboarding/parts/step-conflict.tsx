import { useEffect, useRef, useState } from 'react'
import { answerInWords, answerNames } from '#src/features/onboarding/parts/answer-words.ts'
import type { Choice } from '#src/features/onboarding/parts/step-changes.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'

type Props = {
  changed_fields: readonly { field: string; theirs?: unknown; mine?: unknown }[]
  busy: boolean
  onDecide: (choices: Record<string, Choice>) => void
}

const words = (field: string, value: unknown) => answerInWords(field, value) || 'Nothing told'

/** What two people have told differently; one's own words hold until theirs are chosen. */
export function StepConflict({ changed_fields, busy, onDecide }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="conflict" className="grid gap-6 border-y-2 border-lamp py-6">
      <div>
        <h2 id="conflict" ref={heading} tabIndex={-1} className="text-[1.25rem] outline-none">
          Somebody else has changed this step meanwhile
        </h2>
        <p className="mt-2 max-w-measure">Nothing of yours is lost, and nothing of theirs. Choose what holds.</p>
      </div>
      {changed_fields.map(({ field, theirs, mine }) => (
        <RadioCards
          key={field}
          legend={answerNames[field] ?? field}
          name={`choice-${field}`}
          cards={[
            { value: 'mine', name: 'Yours', meaning: words(field, mine) },
            { value: 'theirs', name: 'Theirs', meaning: words(field, theirs) },
          ]}
          chosen={choices[field] ?? 'mine'}
          onChoose={choice => setChoices({ ...choices, [field]: choice })}
        />
      ))}
      <div>
        <Button busy={busy} onClick={() => onDecide(choices)}>
          Save with these
        </Button>
      </div>
    </section>
  )
}
