import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#src/features/accounts/parts/call-api.ts'
import { writeView } from '#src/features/accounts/parts/users/user-view.ts'
import { type UserQuery, userDetailSchema, userPageSchema } from '#src/features/accounts/users/schema.ts'

/** The first part of the key of every list of users. */
export const userListsKey = ['users', 'list'] as const

/** The page before stays until the next is here; what was read before is shown and read again. */
export const userListOptions = (view: UserQuery) =>
  queryOptions({
    queryKey: [...userListsKey, view],
    queryFn: () => callApi(`/api/users?${writeView(view)}`, { schema: userPageSchema }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const userOptions = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: () => callApi(`/api/users/${encodeURIComponent(id)}`, { schema: userDetailSchema }),
    refetchOnMount: 'always',
  })
