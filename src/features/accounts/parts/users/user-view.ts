import { type UserQuery, type UserSort, userQuerySchema, userSorts } from '#src/features/accounts/users/schema.ts'

/** What the list shows when the address asks for nothing. */
export const plainView: UserQuery = userQuerySchema.parse({})

/** Reads the address of the screen, which has the words of the call; whatever makes no sense in it is left out of account. */
export function readView(address: URLSearchParams): UserQuery {
  const asked = Object.fromEntries(address)
  const read = userQuerySchema.safeParse(asked)
  if (read.success) return read.data
  const wrong = new Set(read.error.issues.map(issue => issue.path[0]))
  return userQuerySchema.parse(Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.has(name))))
}

/** The address of a view: only what is not as usual. */
export function writeView(view: UserQuery): URLSearchParams {
  const entries = Object.entries(view).filter(
    ([name, value]) => value !== undefined && value !== plainView[name as keyof UserQuery],
  )
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
}

/** Whether anything narrows the list. */
export function isFiltered({ search, role, status }: UserQuery): boolean {
  return search !== '' || role !== undefined || status !== undefined
}

/** Of the two orders of a column, the one that people ask for first. */
export function firstOrder(sort: UserSort): UserQuery['order'] {
  return sort === 'created_at' || sort === 'last_sign_in_at' ? 'desc' : 'asc'
}

const sortNames: Record<UserSort, Record<UserQuery['order'], string>> = {
  created_at: { desc: 'Newest first', asc: 'Oldest first' },
  full_name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  email: { asc: 'Email, A to Z', desc: 'Email, Z to A' },
  last_sign_in_at: { desc: 'Signed in lately', asc: 'Longest away' },
}

/** Every order there is; `value` names it in a list of choices. */
export const sortChoices = userSorts.flatMap(sort =>
  (['asc', 'desc'] as const)
    .toSorted(order => (order === firstOrder(sort) ? -1 : 1))
    .map(order => ({ value: `${sort} ${order}`, label: sortNames[sort][order], view: { sort, order } })),
)
