import { locationListQuerySchema } from '#src/features/locations/schema.ts'
import { readColumns } from './columns.ts'

export const pageSizes = [25, 50, 100] as const
const listShapes = ['table', 'cards', 'map'] as const

const texts = ['q', 'state', 'city', 'group', 'label', 'status', 'subscription', 'problem'] as const
type TextName = (typeof texts)[number]

/** What narrows the list, in the words of the API; '' where nothing does. */
export type ListFilter = Record<TextName, string>

/** What the list shows, as the address of the screen says it. */
export type ListView = ListFilter & {
  /** A field, with - in front for descending. */
  sort: string
  page: number
  size: (typeof pageSizes)[number]
  view: (typeof listShapes)[number]
  /** The columns that the table leaves out, with commas between them. */
  hide: string
}

const everything: ListFilter = {
  q: '',
  state: '',
  city: '',
  group: '',
  label: '',
  status: '',
  subscription: '',
  problem: '',
}

export const plainView: ListView = { ...everything, sort: 'name', page: 1, size: 25, view: 'table', hide: '' }

const { shape } = locationListQuerySchema

/** Reads the address; whatever makes no sense in it is left out of account. */
export function readView(address: URLSearchParams): ListView {
  const told = (name: TextName | 'sort') => {
    const value = address.get(name) ?? ''
    return shape[name].safeParse(value).success ? value : ''
  }
  const page = Number(address.get('page'))
  return {
    ...(Object.fromEntries(texts.map(name => [name, told(name)])) as ListFilter),
    sort: told('sort') || plainView.sort,
    page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
    size: pageSizes.find(size => String(size) === address.get('size')) ?? plainView.size,
    view: listShapes.find(known => known === address.get('view')) ?? plainView.view,
    hide: readColumns(address.get('hide') ?? '').join(),
  }
}

/** The address of a view: the business it is of, where it named one, and only what is not as usual. */
export function writeView(view: ListView, business: string | null): URLSearchParams {
  const address = new URLSearchParams(business === null ? {} : { business })
  for (const [name, usual] of Object.entries(plainView)) {
    const value = view[name as keyof ListView]
    if (value !== usual) address.set(name, String(value))
  }
  return address
}

const toldTexts = (filter: ListFilter) =>
  texts.map(name => [name, filter[name].trim()] as const).filter(([, value]) => value !== '')

/** The filter of a view in the API's words, for the list, the map and the file alike. */
export function filterQuery(business_id: string, filter: ListFilter): URLSearchParams {
  return new URLSearchParams([['business_id', business_id], ...toldTexts(filter).map(pair => [...pair])])
}

/** The whole view in the API's words. */
export function listQuery(business_id: string, view: ListView): URLSearchParams {
  const query = filterQuery(business_id, view)
  for (const name of ['sort', 'page', 'size'] as const) query.set(name, String(view[name]))
  return query
}

/** The filter as a change of many takes it. */
export function filterBody(filter: ListFilter): Record<string, string> {
  return Object.fromEntries(toldTexts(filter))
}

/** Whether anything narrows the list. */
export function isFiltered(filter: ListFilter): boolean {
  return toldTexts(filter).length > 0
}

/** What a button that clears every filter changes. */
export const noFilter = everything
