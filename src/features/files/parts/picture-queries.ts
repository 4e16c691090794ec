import { queryOptions } from '@tanstack/react-query'
import { callApi, uploadToApi } from '#src/features/accounts/public.tsx'
import type { FileKind } from '#src/features/files/file-kinds.ts'
import { locationPhotosSchema } from '#src/features/files/photos/schema.ts'
import { fileListSchema, logoSchema, type Picture, pictureSchema } from '#src/features/files/schema.ts'

/** The first part of the key of everything that is read about pictures. */
const filesKey = ['files'] as const

/** Addresses of pictures are over after some hours: they are read anew before. */
const fresh = { refetchOnMount: 'always', refetchInterval: 3 * 3_600_000 } as const

export const assetsOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...filesKey, 'assets', business_id],
    queryFn: async () => {
      const query = new URLSearchParams({ business_id, kind: 'asset' })
      return (await callApi(`/api/files?${query}`, { schema: fileListSchema })).files
    },
    ...fresh,
  })

const logoPath = (business_id: string) => `/api/businesses/${encodeURIComponent(business_id)}/logo`

export const logoOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...filesKey, 'logo', business_id],
    queryFn: () => callApi(logoPath(business_id), { schema: logoSchema }),
    ...fresh,
  })

export function putLogo(business_id: string, file_id: string | null) {
  return callApi(logoPath(business_id), { method: 'PUT', body: { file_id }, schema: logoSchema })
}

const photosPath = (location_id: string) => `/api/locations/${encodeURIComponent(location_id)}/photos`

export const photosOptions = (location_id: string) =>
  queryOptions({
    queryKey: [...filesKey, 'photos', location_id],
    queryFn: () => callApi(photosPath(location_id), { schema: locationPhotosSchema }),
    ...fresh,
  })

/** One photo of a location as it is told to the API. */
export type ToldPhoto = { file_id: string; kind: string; alt_text: string }

export function putPhotos(location_id: string, body: { state: string; photos: readonly ToldPhoto[] }) {
  return callApi(photosPath(location_id), { method: 'PUT', body, schema: locationPhotosSchema })
}

export function deletePicture(id: string): Promise<undefined> {
  return callApi(`/api/files/${id}`, { method: 'DELETE' })
}

type Sent = { business_id: string; kind: FileKind; file: File; onProgress: (sent: number) => void }

export function sendPicture({ business_id, kind, file, onProgress }: Sent): Promise<Picture> {
  const query = new URLSearchParams({ business_id, kind, name: file.name.slice(-200) })
  return uploadToApi(`/api/files?${query}`, file, { schema: pictureSchema, onProgress })
}
