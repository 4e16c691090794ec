import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi, uploadToApi } from '#src/features/accounts/public.tsx'
import { workingStates } from '#src/features/locations/imports/import-state.ts'
import {
  importListSchema,
  importRowSchema,
  importRowsSchema,
  importSchema,
} from '#src/features/locations/imports/schema.ts'
import type { ShownRows } from '#src/features/locations/imports/shown-rows.ts'

export type Import = z.output<typeof importSchema>
export type ImportRow = z.output<typeof importRowSchema>
export type ListedImport = z.output<typeof importListSchema>['imports'][number]
type Reason = Import['accepted_warnings'][number]

/** How often an import that is being worked on is asked how far it is, in milliseconds. */
const rhythm_ms = 1000

export const rowsOnPage = 25

const importsKey = ['location-imports'] as const

export const importPath = (id: string) => `/client/locations/import/${id}`

export const importListOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...importsKey, 'list', business_id],
    queryFn: async () =>
      (await callApi(`/api/location-imports?${new URLSearchParams({ business_id })}`, { schema: importListSchema }))
        .imports,
    refetchOnMount: 'always',
  })

/** Read again and again while a job works on it. */
export const importOptions = (id: string) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id],
    queryFn: () => callApi(`/api/location-imports/${id}`, { schema: importSchema }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && workingStates.has(state.data.state) ? rhythm_ms : false),
  })

export type RowsWish = { id: string; show: ShownRows; page: number }

/** The key of one page of rows; `state` renews it when a job has gone over them. */
export const rowsKey = ({ id, show, page }: RowsWish, state: string) => [...importsKey, 'rows', id, show, page, state]

export const rowsOptions = (wish: RowsWish, state: string) => {
  const query = new URLSearchParams({ show: wish.show, page: String(wish.page), size: String(rowsOnPage) })
  return queryOptions({
    queryKey: rowsKey(wish, state),
    queryFn: () => callApi(`/api/location-imports/${wish.id}/rows?${query}`, { schema: importRowsSchema }),
    placeholderData: keepPreviousData,
  })
}

/** `sheet`: the one of a workbook that was chosen, where it has several. */
export type UploadWish = { file: File; sheet: string | undefined }

export function uploadLocations(
  business_id: string,
  { file, sheet }: UploadWish,
  onProgress: (sent: number) => void,
): Promise<Import> {
  const query = new URLSearchParams({ business_id, file_name: file.name, ...(sheet !== undefined && { sheet }) })
  return uploadToApi(`/api/location-imports?${query}`, file, { schema: importSchema, onProgress })
}

export function checkRows(id: string, wish: Pick<Import, 'mapping' | 'when_known'>): Promise<Import> {
  return callApi(`/api/location-imports/${id}/mapping`, { method: 'PUT', body: wish, schema: importSchema })
}

export function saveRows(id: string, accepted_warnings: readonly Reason[]): Promise<Import> {
  return callApi(`/api/location-imports/${id}/save`, {
    method: 'POST',
    body: { accepted_warnings },
    schema: importSchema,
  })
}

/** `edited`: what an undo has left because people have edited it since. */
export function undoRows(id: string, what: 'untouched' | 'edited'): Promise<Import> {
  return callApi(`/api/location-imports/${id}/locations?what=${what}`, { method: 'DELETE', schema: importSchema })
}

export function mendCells(id: string, n: number, cells: Record<string, string>): Promise<ImportRow> {
  return callApi(`/api/location-imports/${id}/rows/${n}`, { method: 'PATCH', body: { cells }, schema: importRowSchema })
}
