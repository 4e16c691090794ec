import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { PhotoCard } from '#src/features/files/parts/photo-card.tsx'
import { PhotoFields, type PhotoTold } from '#src/features/files/parts/photo-fields.tsx'
import { deletePicture } from '#src/features/files/parts/picture-queries.ts'
import type { Picture } from '#src/features/files/schema.ts'
import { Button } from '#src/ui/button.tsx'

type Props = {
  picture: Picture
  kind: PhotoKind
  taken: ReadonlySet<PhotoKind>
  error: string | undefined
  busy: boolean
  onAdd: (told: PhotoTold) => void
  onDrop: () => void
}

/** A photo that has arrived and is not shown yet: it waits for what it shows. */
export function PhotoDraft({ picture, kind, taken, error, busy, onAdd, onDrop }: Props) {
  const [told, setTold] = useState<PhotoTold>({ kind, alt_text: '' })
  // Whether the server deletes it now or, when it cannot be reached, a day later makes no difference here.
  const dropping = useMutation({ mutationFn: () => deletePicture(picture.id), onSettled: onDrop })
  const fitting = taken.has(told.kind) && ['logo', 'cover'].includes(told.kind) ? 'work' : told.kind
  return (
    <PhotoCard picture={picture} alt={picture.original_name}>
      <PhotoFields
        file_id={picture.id}
        told={{ ...told, kind: fitting }}
        taken={taken}
        error={error}
        onTell={setTold}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => onAdd({ ...told, kind: fitting })}>
          Add this photo<span className="sr-only"> {picture.original_name}</span>
        </Button>
        <Button tone="quiet" busy={dropping.isPending} onClick={() => dropping.mutate()}>
          Discard<span className="sr-only"> {picture.original_name}</span>
        </Button>
      </div>
    </PhotoCard>
  )
}
