import { useState } from 'react'

type Kept = { of: string; ids: ReadonlySet<string>; all: boolean }

type Listed = { total: number; locations: readonly { id: string }[] }

const none: ReadonlySet<string> = new Set()

/**
 * Which locations are selected: some by name, over several pages, or all that the filter finds. A selection belongs to the
 * filter it was made with: with another `of` there is none.
 */
export function useSelection(of: string, list: Listed | undefined) {
  const [kept, setKept] = useState<Kept>({ of, ids: none, all: false })
  const { ids, all } = kept.of === of ? kept : { ids: none, all: false }

  /** Whoever takes one out of all selects by name again, beginning with what is on the page. */
  function select(changed: readonly string[], selected: boolean): void {
    const next = new Set(all ? list?.locations.map(({ id }) => id) : ids)
    for (const id of changed) {
      if (selected) next.add(id)
      else next.delete(id)
    }
    setKept({ of, ids: next, all: false })
  }

  return {
    all,
    ids,
    count: all ? (list?.total ?? 0) : ids.size,
    has: (id: string) => all || ids.has(id),
    select,
    selectAll: () => setKept({ of, ids: none, all: true }),
    clear: () => setKept({ of, ids: none, all: false }),
  }
}

export type Selection = ReturnType<typeof useSelection>
