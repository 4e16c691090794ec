/** The columns that can be sorted by; `look` says from which width on they are shown. */
export const listColumns = [
  { sort: 'name', label: 'Location', first: 'asc', look: 'w-full pl-1 sm:pl-3 lg:w-[32%]' },
  { sort: 'city', label: 'City', first: 'asc', look: 'hidden lg:table-cell' },
  { sort: 'status', label: 'Status', first: 'asc', look: 'hidden sm:table-cell' },
  { sort: undefined, label: 'Plan', first: 'asc', look: 'hidden sm:table-cell' },
  { sort: 'completeness', label: 'Complete', first: 'asc', look: 'hidden md:table-cell' },
  { sort: 'updated_at', label: 'Last change', first: 'desc', look: 'hidden xl:table-cell' },
] as const
