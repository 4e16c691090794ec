import { ArrowDown, ArrowUp } from 'lucide-react'
import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import { PhotoCard } from '#src/features/files/parts/photo-card.tsx'
import { PhotoFields, type PhotoTold } from '#src/features/files/parts/photo-fields.tsx'
import type { Photo } from '#src/features/files/parts/photo-list.ts'
import { RemoveButton } from '#src/features/files/parts/remove-button.tsx'
import { Button } from '#src/ui/button.tsx'

type Props = {
  photo: Photo
  /** As it stands in the fields. */
  told: PhotoTold
  taken: ReadonlySet<PhotoKind>
  error: string | undefined
  busy: boolean
  is_first: boolean
  is_last: boolean
  onTell: (told: PhotoTold) => void
  onSave: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One photo of a location: its words, its place among the others, its end. */
export function PhotoRow({ photo, told, taken, error, busy, is_first, is_last, ...on }: Props) {
  const { file_id, picture, kind, alt_text } = photo
  const changed = told.kind !== kind || told.alt_text.trim() !== alt_text
  return (
    <PhotoCard picture={picture} alt={alt_text}>
      <PhotoFields file_id={file_id} told={told} taken={taken} error={error} onTell={on.onTell} />
      <div className="flex flex-wrap gap-2">
        {changed && (
          <Button tone="outline" busy={busy} onClick={on.onSave}>
            Save<span className="sr-only"> what is told of {alt_text}</span>
          </Button>
        )}
        <Button id={`up-${file_id}`} tone="quiet" disabled={is_first || busy} onClick={() => on.onMove(-1)}>
          <ArrowUp aria-hidden="true" className="size-4" />
          Earlier<span className="sr-only"> {alt_text}</span>
        </Button>
        <Button id={`down-${file_id}`} tone="quiet" disabled={is_last || busy} onClick={() => on.onMove(1)}>
          <ArrowDown aria-hidden="true" className="size-4" />
          Later<span className="sr-only"> {alt_text}</span>
        </Button>
        <RemoveButton what={alt_text} busy={busy} onRemove={on.onRemove} />
      </div>
    </PhotoCard>
  )
}
