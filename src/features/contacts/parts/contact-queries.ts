import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#src/features/accounts/public.tsx'
import {
  type ContactDetail,
  contactDetailSchema,
  contactListSchema,
  sourcesSchema,
} from '#src/features/contacts/desk-answers.ts'
import { type ListView, listQuery } from '#src/features/contacts/parts/list-view.ts'

/** The first part of the key of everything that is read about contacts. */
export const contactsKey = ['contacts'] as const

export const readList = (view: ListView, time_zone: string) =>
  callApi(`/api/contacts?${listQuery(view, time_zone)}`, { schema: contactListSchema })

/** The page before stays until the next is here. */
export const listOptions = (view: ListView, time_zone: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'list', view, time_zone],
    queryFn: () => readList(view, time_zone),
    placeholderData: keepPreviousData,
  })

export const sourcesOptions = queryOptions({
  queryKey: [...contactsKey, 'sources'],
  queryFn: async () => (await callApi('/api/contacts/sources', { schema: sourcesSchema })).sources,
})

/** How soon to look again whether a reply has gone out, in milliseconds. */
const waiting_ms = 5000

const isOnItsWay = ({ delivery }: ContactDetail['replies'][number]) => delivery.state === 'waiting'

export const contactOptions = (id: string) =>
  queryOptions({
    queryKey: [...contactsKey, 'one', id],
    queryFn: () => callApi(`/api/contacts/${encodeURIComponent(id)}`, { schema: contactDetailSchema }),
    refetchInterval: ({ state }) => (state.data?.replies.some(isOnItsWay) ? waiting_ms : false),
  })
