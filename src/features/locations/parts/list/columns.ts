/** The columns beside the first; `look` says from which width on each is shown, `sort` by what it sorts. */
export const listColumns = [
  { id: 'city', sort: 'city', label: 'City', first: 'asc', look: 'hidden min-w-36 lg:table-cell' },
  { id: 'status', sort: 'status', label: 'Status', first: 'asc', look: 'hidden sm:table-cell' },
  { id: 'plan', sort: undefined, label: 'Plan', first: 'asc', look: 'hidden sm:table-cell' },
  { id: 'complete', sort: 'completeness', label: 'Complete', first: 'asc', look: 'hidden md:table-cell' },
  { id: 'changed', sort: 'updated_at', label: 'Last change', first: 'desc', look: 'hidden xl:table-cell' },
] as const

export type ColumnId = (typeof listColumns)[number]['id']

/** The columns that a text such as "city,plan" names, in their own order; other words in it are nothing. */
export function readColumns(text: string): ColumnId[] {
  const named = new Set(text.split(','))
  return listColumns.map(({ id }) => id).filter(id => named.has(id))
}

/** The text that leaves out one column more, or one fewer. */
export function toggleColumn(hidden: string, column: ColumnId): string {
  const now = readColumns(hidden)
  return (now.includes(column) ? now.filter(id => id !== column) : readColumns([...now, column].join())).join()
}
