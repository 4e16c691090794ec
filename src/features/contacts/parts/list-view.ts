import { type ContactStatus, contactStatuses, isContactStatus } from '#src/features/contacts/contact-status.ts'

export const sorts = ['created_at', 'name', 'source', 'status'] as const
export const pageSizes = [25, 50, 100] as const

export type Sort = (typeof sorts)[number]

/** What the list shows, as the address of the screen says it. */
export type ListView = {
  search: string
  /** `open`: all but spam. */
  status: ContactStatus | 'open' | 'all'
  /** Undefined: wherever from; '' is a source that is not known. */
  source: string | undefined
  from: string
  to: string
  sort: Sort
  order: 'asc' | 'desc'
  page: number
  page_size: (typeof pageSizes)[number]
}

export const plainView: ListView = {
  search: '',
  status: 'open',
  source: undefined,
  from: '',
  to: '',
  sort: 'created_at',
  order: 'desc',
  page: 1,
  page_size: 25,
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Reads the address; whatever makes no sense in it is left out of account. */
export function readView(address: URLSearchParams): ListView {
  const text = (name: string) => address.get(name) ?? ''
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  const status = text('status')
  const page = Number(text('page'))
  return {
    search: text('search').slice(0, 100),
    status: isContactStatus(status) || status === 'all' ? status : 'open',
    source: address.get('source') ?? undefined,
    from: day('from'),
    to: day('to'),
    sort: sorts.find(sort => sort === text('sort')) ?? 'created_at',
    order: text('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
    page_size: pageSizes.find(size => String(size) === text('page_size')) ?? 25,
  }
}

/** The address of a view: only what is not as usual. */
export function writeView(view: ListView): URLSearchParams {
  const address = new URLSearchParams()
  for (const [name, usual] of Object.entries(plainView)) {
    const value = view[name as keyof ListView]
    if (value !== undefined && value !== usual) address.set(name, String(value))
  }
  return address
}

const open = contactStatuses.filter(status => status !== 'spam').join(',')

/** The filter of a view in the API's words, for the list and the file alike. */
export function filterQuery({ search, status, source, from, to }: ListView, time_zone: string): URLSearchParams {
  return new URLSearchParams({
    time_zone,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(status !== 'all' && { status: status === 'open' ? open : status }),
    ...(source !== undefined && { source }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  })
}

/** The whole view in the API's words. */
export function listQuery(view: ListView, time_zone: string): URLSearchParams {
  const query = filterQuery(view, time_zone)
  const { sort, order, page, page_size } = view
  for (const [name, value] of Object.entries({ sort, order, page, page_size })) query.set(name, String(value))
  return query
}

/** Whether anything narrows the list. */
export function isFiltered({ search, status, source, from, to }: ListView): boolean {
  return search.trim() !== '' || status !== 'open' || source !== undefined || from !== '' || to !== ''
}
