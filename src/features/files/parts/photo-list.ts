import type { z } from 'zod'
import { type PhotoKind, photoKindNames } from '#src/domain/location/offers/photo-kinds.ts'
import type { PhotoTold } from '#src/features/files/parts/photo-fields.tsx'
import type { ToldPhoto } from '#src/features/files/parts/picture-queries.ts'
import type { locationPhotosSchema } from '#src/features/files/photos/schema.ts'

type LocationPhotoList = z.output<typeof locationPhotosSchema>
export type Photo = LocationPhotoList['photos'][number]

/** The list as the API takes it. */
export function toldList(photos: readonly Photo[]): ToldPhoto[] {
  return photos.map(({ file_id, kind, alt_text }) => ({ file_id, kind, alt_text }))
}

/** The list with one photo a place earlier or later. */
export function moved(list: readonly ToldPhoto[], file_id: string, by: -1 | 1): ToldPhoto[] {
  const at = list.findIndex(photo => photo.file_id === file_id)
  const photo = list[at]
  const others = list.filter(other => other !== photo)
  return photo ? others.toSpliced(Math.max(0, at + by), 0, photo) : [...list]
}

/** The list with other words for one photo. */
export function retold(list: readonly ToldPhoto[], file_id: string, told: PhotoTold): ToldPhoto[] {
  return list.map(photo => (photo.file_id === file_id ? { ...photo, ...told } : photo))
}

/** The kinds that all photos but this one have. */
export function kindsBeside(photos: readonly Photo[], file_id: string): Set<PhotoKind> {
  return new Set(photos.filter(photo => photo.file_id !== file_id).map(({ kind }) => kind))
}

/** What a new photo is taken for until somebody says otherwise. */
export function likelyKind(photos: readonly Photo[]): PhotoKind {
  return photos.some(({ kind }) => kind === 'cover') ? 'work' : 'cover'
}

export function placeInWords(list: readonly ToldPhoto[], file_id: string): string {
  const at = list.findIndex(photo => photo.file_id === file_id)
  const photo = list[at]
  return photo ? `${photo.alt_text} is now photo ${at + 1} of ${list.length}.` : ''
}

/** "Cover, 1600 by 1200", for who may only look. */
export function photoFacts({ kind, picture: { width, height } }: Photo): string {
  return `${photoKindNames[kind]}, ${width} by ${height} pixels`
}
