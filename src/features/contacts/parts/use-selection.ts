import { useState } from 'react'

type Selection = { of: string; ids: ReadonlySet<string> }

const none: ReadonlySet<string> = new Set()

/** Which rows are selected. A selection belongs to the rows it was made among: with another `of` there is none. */
export function useSelection(of: string) {
  const [selection, setSelection] = useState<Selection>({ of, ids: none })
  const ids = selection.of === of ? selection.ids : none

  function select(changed: readonly string[], selected: boolean): void {
    const next = new Set(ids)
    for (const id of changed) {
      if (selected) next.add(id)
      else next.delete(id)
    }
    setSelection({ of, ids: next })
  }

  return { ids, select, clear: () => setSelection({ of, ids: none }) }
}
