import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'

export type Holds = 'mine' | 'theirs'

type Props = {
  /** Of the heading in its page. */
  level: 2 | 3
  heading: string
  /** What two people have told differently, in words for people. */
  fields: readonly { field: string; name: string; before?: string; theirs: string; mine: string }[]
  busy: boolean
  onDecide: (choices: Record<string, Holds>) => void
  /** Where the decision may also be gone on from, before it is saved. */
  onEdit?: (choices: Record<string, Holds>) => void
}

const nothing = 'Nothing told'

const words = (text: string) => <span className="whitespace-pre-line wrap-anywhere">{text}</span>

/** Asks whose words hold where two people have told something differently; one's own do until theirs are chosen. */
export function ChooseWhatHolds({ level, heading, fields, busy, onDecide, onEdit }: Props) {
  const Heading = `h${level}` as const
  const shown = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<Record<string, Holds>>({})
  useEffect(() => shown.current?.focus(), [])
  return (
    <section aria-labelledby="conflict" className="grid gap-6 border-y-2 border-lamp py-6">
      <div>
        <Heading id="conflict" ref={shown} tabIndex={-1} className="text-[1.25rem] outline-none">
          {heading}
        </Heading>
        <p className="mt-2 max-w-measure">
          Nothing of yours is lost, and nothing of theirs. What only one of you changed is kept. For the rest, choose
          what holds.
        </p>
      </div>
      {fields.map(({ field, name, before, theirs, mine }) => (
        <RadioCards
          key={field}
          legend={name}
          lead={before === undefined ? undefined : words(`Before: ${before || nothing}`)}
          name={`choice-${field}`}
          cards={[
            { value: 'mine', name: 'Yours', meaning: words(mine || nothing) },
            { value: 'theirs', name: 'Theirs', meaning: words(theirs || nothing) },
          ]}
          chosen={choices[field] ?? 'mine'}
          onChoose={choice => setChoices({ ...choices, [field]: choice })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => onDecide(choices)}>
          Save with these
        </Button>
        {onEdit && (
          <Button tone="outline" onClick={() => onEdit(choices)}>
            Put them into the form and go on
          </Button>
        )}
      </div>
    </section>
  )
}
