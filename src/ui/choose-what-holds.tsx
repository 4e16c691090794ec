import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'

export type Holds = 'mine' | 'theirs'

type Props = {
  /** Of the heading in its page. */
  level: 2 | 3
  heading: string
  /** What two people have told differently, in words for people. */
  fields: readonly { field: string; name: string; theirs: string; mine: string }[]
  busy: boolean
  onDecide: (choices: Record<string, Holds>) => void
}

/** Asks whose words hold where two people have told something differently; one's own do until theirs are chosen. */
export function ChooseWhatHolds({ level, heading, fields, busy, onDecide }: Props) {
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
        <p className="mt-2 max-w-measure">Nothing of yours is lost, and nothing of theirs. Choose what holds.</p>
      </div>
      {fields.map(({ field, name, theirs, mine }) => (
        <RadioCards
          key={field}
          legend={name}
          name={`choice-${field}`}
          cards={[
            { value: 'mine', name: 'Yours', meaning: mine || 'Nothing told' },
            { value: 'theirs', name: 'Theirs', meaning: theirs || 'Nothing told' },
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
