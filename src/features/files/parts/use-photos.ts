import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText, Refused } from '#src/features/accounts/public.tsx'
import { toldList } from '#src/features/files/parts/photo-list.ts'
import { photosOptions, putPhotos, type ToldPhoto } from '#src/features/files/parts/picture-queries.ts'

type Failure = { file_id: string; text: string }

const nameless = 'Please write what the photo shows.'

/** The first sentence beside a field, else the whole refusal. */
function words(error: unknown): string {
  const [first] = error instanceof Refused ? Object.values(error.words.fields) : []
  return first ?? failureText(error)
}

/** The photos of a location, and the one way in which the list changes: as a whole, unless somebody else was faster. */
export function usePhotos(location_id: string, onChanged: () => void) {
  const queries = useQueryClient()
  const options = photosOptions(location_id)
  const query = useQuery(options)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  /** Whether it is saved; what the refusal said stands beside the photo of this id. */
  async function change(file_id: string, make: (list: ToldPhoto[]) => ToldPhoto[]): Promise<ToldPhoto[] | undefined> {
    if (!query.data) return undefined
    const photos = make(toldList(query.data.photos)).map(photo => ({ ...photo, alt_text: photo.alt_text.trim() }))
    setFailure(photos.some(({ alt_text }) => alt_text === '') ? { file_id, text: nameless } : undefined)
    if (photos.some(({ alt_text }) => alt_text === '')) return undefined
    setBusy(true)
    try {
      queries.setQueryData(options.queryKey, await putPhotos(location_id, { state: query.data.state, photos }))
      onChanged()
      return photos
    } catch (error) {
      setFailure({ file_id, text: words(error) })
      if (error instanceof Refused && error.words.code === 'edited_meanwhile') await query.refetch()
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const errorOf = (file_id: string) => (failure?.file_id === file_id ? failure.text : undefined)
  return { query, busy, change, errorOf }
}

export type PhotoSaving = Pick<ReturnType<typeof usePhotos>, 'busy' | 'change' | 'errorOf'>
