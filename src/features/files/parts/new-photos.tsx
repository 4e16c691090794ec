import { PhotoDraft } from '#src/features/files/parts/photo-draft.tsx'
import type { PhotoTold } from '#src/features/files/parts/photo-fields.tsx'
import { kindsBeside, likelyKind, type Photo } from '#src/features/files/parts/photo-list.ts'
import type { PhotoSaving } from '#src/features/files/parts/use-photos.ts'
import type { Picture } from '#src/features/files/schema.ts'

type Props = {
  drafts: readonly Picture[]
  photos: readonly Photo[]
  saving: PhotoSaving
  onAdd: (picture: Picture, told: PhotoTold) => void
  onDrop: (id: string) => void
}

/** Photos that have arrived and wait for what they show. */
export function NewPhotos({ drafts, photos, saving, onAdd, onDrop }: Props) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="new-photos">
      <h2 id="new-photos" className="border-b border-hairline pb-3 text-[1.25rem]">
        New photos: say what they show
      </h2>
      <ul>
        {drafts.map(picture => (
          <PhotoDraft
            key={picture.id}
            picture={picture}
            kind={likelyKind(photos)}
            taken={kindsBeside(photos, picture.id)}
            error={saving.errorOf(picture.id)}
            busy={saving.busy}
            onAdd={told => onAdd(picture, told)}
            onDrop={() => onDrop(picture.id)}
          />
        ))}
      </ul>
    </section>
  )
}
