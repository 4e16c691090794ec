import { fieldLabels } from '#src/domain/location/record/record-fields.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { TextArea } from '#src/ui/field.tsx'

const most = 750
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What the shop says of itself, with the characters that are left, as people count them. */
export function FormDescription() {
  const { values, set, faultAt } = useFormContext()
  const { description } = values
  const left = most - [...segments.segment(description.trim())].length
  return (
    <div>
      <TextArea
        label={fieldLabels.description}
        name="description"
        rows={7}
        value={description}
        onChange={event => set({ description: event.target.value })}
        hint={`Up to ${most} characters. What you do, for whom, and what makes you different. No links, phone numbers, prices or offers.`}
        error={faultAt('description')}
      />
      <p className={`mt-1 text-sm tabular-nums ${left < 0 ? 'font-semibold text-clay' : 'text-soft'}`}>
        {left < 0 ? `${-left} too many` : `${left} left`}
      </p>
    </div>
  )
}
