import { useState } from 'react'
import { languageName } from '#src/domain/location/offers/languages.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { Chips } from '#src/ui/chips.tsx'
import { SuggestField } from '#src/ui/suggest-field.tsx'

/** A selection of our own, as ISO 639 codes: what is spoken in many shops of the United States. */
const usual =
  'en es zh tl vi ar fr ko ru pt ht hi de pl it ur fa ja gu bn te pa ta uk he el hmn km th am so yo ig sw ase'
const offered = usual.split(' ').flatMap(id => {
  const label = languageName(id)
  return label ? [{ id, label }] : []
})

/** Languages spoken in the shop. */
export function FormLanguages() {
  const { values, set, faultBelow } = useFormContext()
  const { languages } = values
  const [typed, setTyped] = useState('')
  const begins = typed.trim().toLowerCase()
  const fitting = offered.filter(({ id, label }) => label.toLowerCase().startsWith(begins) && !languages.includes(id))
  return (
    <div>
      <SuggestField
        label="Languages"
        name="languages"
        hint="Spoken in the shop. Begin to type, such as Spanish."
        typed={typed}
        onType={setTyped}
        suggestions={begins === '' ? [] : fitting}
        onPick={id => {
          set({ languages: [...languages, id] })
          setTyped('')
        }}
        error={faultBelow('languages')}
      />
      <Chips
        label="Languages"
        chips={languages.map(id => ({ id, label: languageName(id) ?? id }))}
        onRemove={at => set({ languages: languages.toSpliced(at, 1) })}
      />
    </div>
  )
}
