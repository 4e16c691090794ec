import { useState } from 'react'
import { businessCategory } from '#src/content/categories/business-categories.ts'
import { useFormContext } from '#src/features/locations/parts/form/context.ts'
import { searchCategories } from '#src/features/locations/search-categories.ts'
import { Chips } from '#src/ui/chips.tsx'
import { SuggestField } from '#src/ui/suggest-field.tsx'

const most_shown = 8

const nameOf = (id: string): string => businessCategory(id)?.name ?? id
const chipOf = (id: string) => ({ id, label: nameOf(id) })

/** What is offered for what is typed; nothing before anything is. */
function offers(typed: string, taken: readonly string[]) {
  if (typed.trim() === '') return []
  return searchCategories({ q: typed })
    .filter(({ id }) => !taken.includes(id))
    .slice(0, most_shown)
    .map(({ id, name }) => ({ id, label: name }))
}

/** The main category and the further ones, each found by the words of its name. */
export function FormCategories() {
  const { values, set, faultAt, faultBelow } = useFormContext()
  const { primary_category: main, additional_categories: further } = values
  const [typed, setTyped] = useState({ main: '', further: '' })
  const taken = [main, ...further]

  return (
    <>
      <div>
        <SuggestField
          label="Main category"
          name="primary_category"
          hint="What you are above all. Begin to type, such as plumber, and choose from the list."
          typed={typed.main}
          onType={text => setTyped({ ...typed, main: text })}
          suggestions={offers(typed.main, taken)}
          onPick={id => {
            set({ primary_category: id })
            setTyped({ ...typed, main: '' })
          }}
          error={faultAt('primary_category')}
        />
        <Chips
          label="Main category"
          chips={main === '' ? [] : [chipOf(main)]}
          onRemove={() => set({ primary_category: '' })}
        />
      </div>
      <div>
        <SuggestField
          label="Further categories"
          name="additional_categories"
          hint="Up to 9. As few as say what you do: each has to be true of the whole business."
          typed={typed.further}
          onType={text => setTyped({ ...typed, further: text })}
          suggestions={offers(typed.further, taken)}
          onPick={id => {
            set({ additional_categories: [...further, id] })
            setTyped({ ...typed, further: '' })
          }}
          error={faultBelow('additional_categories')}
        />
        <Chips
          label="Further categories"
          chips={further.map(chipOf)}
          onRemove={at => set({ additional_categories: further.toSpliced(at, 1) })}
        />
      </div>
    </>
  )
}
