import { useState } from 'react'
import { NewPhotos } from '#src/features/files/parts/new-photos.tsx'
import type { PhotoTold } from '#src/features/files/parts/photo-fields.tsx'
import { kindsBeside, moved, type Photo, placeInWords, retold } from '#src/features/files/parts/photo-list.ts'
import { PhotoRow } from '#src/features/files/parts/photo-row.tsx'
import { PictureUpload } from '#src/features/files/parts/picture-upload.tsx'
import { useFocusAfter } from '#src/features/files/parts/use-focus-after.ts'
import type { PhotoSaving } from '#src/features/files/parts/use-photos.ts'
import type { Picture } from '#src/features/files/schema.ts'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'

type Props = { business_id: string; photos: readonly Photo[]; saving: PhotoSaving }

const told = ({ kind, alt_text }: Photo): PhotoTold => ({ kind, alt_text })

function isChanged({ kind, alt_text }: Photo, edit: PhotoTold | undefined): boolean {
  return edit !== undefined && (edit.kind !== kind || edit.alt_text.trim() !== alt_text)
}

/** Sends photos, says what they show, arranges and removes them. Each step is saved by itself. */
export function EditPhotos({ business_id, photos, saving }: Props) {
  const { busy, change, errorOf } = saving
  const [drafts, setDrafts] = useState<readonly Picture[]>([])
  const [edits, setEdits] = useState<Readonly<Record<string, PhotoTold>>>({})
  const [said, setSaid] = useState('')
  const focusAfter = useFocusAfter(busy)

  const dropDraft = (id: string) => setDrafts(all => all.filter(picture => picture.id !== id))
  const dropEdit = (id: string) => setEdits(({ [id]: _, ...others }) => others)

  async function add({ id }: Picture, told: PhotoTold) {
    if (!(await change(id, list => [...list, { file_id: id, ...told }]))) return
    dropDraft(id)
    focusAfter([`alt-${id}`])
    setSaid(`Added: ${told.alt_text}`)
  }

  async function save(photo: Photo) {
    const { file_id } = photo
    if (!(await change(file_id, list => retold(list, file_id, edits[file_id] ?? told(photo))))) return
    dropEdit(file_id)
    focusAfter([`alt-${file_id}`])
    setSaid('Saved.')
  }

  async function move({ file_id }: Photo, by: -1 | 1) {
    const list = await change(file_id, list => moved(list, file_id, by))
    const [pressed, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
    focusAfter([`${pressed}-${file_id}`, `${other}-${file_id}`])
    setSaid(list ? placeInWords(list, file_id) : '')
  }

  async function remove({ file_id, alt_text }: Photo) {
    const left = await change(file_id, list => list.filter(photo => photo.file_id !== file_id))
    if (!left) return
    dropEdit(file_id)
    focusAfter([`alt-${left[0]?.file_id}`, 'send-photo'])
    setSaid(`Removed: ${alt_text}`)
  }

  return (
    <div className="grid gap-6">
      {photos.length === 0 && drafts.length === 0 && (
        <p className="max-w-measure">
          There are no photos yet. Begin with the front of the shop: it is what people look for.
        </p>
      )}
      <PictureUpload
        business_id={business_id}
        kind="photo"
        label="Choose photos"
        takes="many"
        onSent={picture => setDrafts(all => [...all, picture])}
      />
      <NewPhotos drafts={drafts} photos={photos} saving={saving} onAdd={add} onDrop={dropDraft} />
      {photos.length > 0 && (
        <ul aria-label="Photos" className="border-t border-hairline">
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.file_id}
              photo={photo}
              told={edits[photo.file_id] ?? told(photo)}
              taken={kindsBeside(photos, photo.file_id)}
              error={errorOf(photo.file_id)}
              busy={busy}
              is_first={at === 0}
              is_last={at === photos.length - 1}
              onTell={edit => setEdits(all => ({ ...all, [photo.file_id]: edit }))}
              onSave={() => void save(photo)}
              onMove={by => void move(photo, by)}
              onRemove={() => void remove(photo)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <UnsavedGuard
        unsaved={drafts.length > 0 || photos.some(photo => isChanged(photo, edits[photo.file_id]))}
        text="New photos are not added yet, or changed words are not saved. They would be gone."
      />
    </div>
  )
}
