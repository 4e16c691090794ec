import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { industryNames } from '#src/domain/business.ts'
import type { businessEditedSchema } from '#src/features/businesses/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'

export type BusinessConflicted = z.output<typeof businessEditedSchema>
type Field = BusinessConflicted['changed_fields'][number]['field']
export type BusinessChoices = Partial<Record<Field, 'mine' | 'theirs'>>

type Props = { conflict: BusinessConflicted; busy: boolean; onDecide: (choices: BusinessChoices) => void }

const names: Record<Field, string> = {
  trade_name: 'Name your customers know',
  legal_name: 'Legal name',
  industry: 'Industry',
  time_zone: 'Time zone',
}

const industries = new Map<string, string>(Object.entries(industryNames))
const words = (text: string) => (industries.get(text) ?? text) || 'Nothing told'

/** What two people have told differently of a business; one's own words hold until theirs are chosen. */
export function BusinessConflict({ conflict, busy, onDecide }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<BusinessChoices>({})
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="conflict" className="grid gap-6 border-y-2 border-lamp py-6">
      <div>
        <h3 id="conflict" ref={heading} tabIndex={-1} className="text-[1.25rem] outline-none">
          Somebody else has changed this business meanwhile
        </h3>
        <p className="mt-2 max-w-measure">Nothing of yours is lost, and nothing of theirs. Choose what holds.</p>
      </div>
      {conflict.changed_fields.map(({ field, theirs, mine }) => (
        <RadioCards
          key={field}
          legend={names[field]}
          name={`choice-${field}`}
          cards={[
            { value: 'mine', name: 'Yours', meaning: words(mine) },
            { value: 'theirs', name: 'Theirs', meaning: words(theirs) },
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
