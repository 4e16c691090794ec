import { useState } from 'react'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { Button } from '#src/ui/button.tsx'
import { Chips } from '#src/ui/chips.tsx'
import { Field } from '#src/ui/field.tsx'

/** Words by which a business sorts its own locations. */
export function FormLabels() {
  const { values, set, faultBelow } = useFormContext()
  const { labels } = values
  const [typed, setTyped] = useState('')

  function add(): void {
    const label = typed.trim()
    setTyped('')
    if (label !== '' && !labels.includes(label)) set({ labels: [...labels, label] })
  }

  return (
    <div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <Field
            label="Labels"
            name="labels"
            autoComplete="off"
            hint="Up to 10, for your own lists, such as north or franchise. Nobody outside sees them."
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
            error={faultBelow('labels')}
          />
        </div>
        <div className="pt-8">
          <Button tone="outline" onClick={add}>
            Add
          </Button>
        </div>
      </div>
      <Chips
        label="Labels"
        chips={labels.map(label => ({ id: label, label }))}
        onRemove={at => set({ labels: labels.toSpliced(at, 1) })}
      />
    </div>
  )
}
