import type { z } from 'zod'
import { industryNames } from '#src/domain/business.ts'
import type { businessEditedSchema } from '#src/features/businesses/schema.ts'
import { ChooseWhatHolds, type Holds } from '#src/ui/choose-what-holds.tsx'

export type BusinessConflicted = z.output<typeof businessEditedSchema>
type Field = BusinessConflicted['changed_fields'][number]['field']

type Props = { conflict: BusinessConflicted; busy: boolean; onDecide: (choices: Record<string, Holds>) => void }

const names: Record<Field, string> = {
  trade_name: 'Name your customers know',
  legal_name: 'Legal name',
  industry: 'Industry',
  time_zone: 'Time zone',
}

const industries = new Map<string, string>(Object.entries(industryNames))
const words = (text: string) => industries.get(text) ?? text

/** What two people have told differently of a business. */
export function BusinessConflict({ conflict, busy, onDecide }: Props) {
  return (
    <ChooseWhatHolds
      level={3}
      heading="Somebody else has changed this business meanwhile"
      fields={conflict.changed_fields.map(({ field, theirs, mine }) => ({
        field,
        name: names[field],
        theirs: words(theirs),
        mine: words(mine),
      }))}
      busy={busy}
      onDecide={onDecide}
    />
  )
}
