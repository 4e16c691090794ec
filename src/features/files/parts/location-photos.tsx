import { EditPhotos } from '#src/features/files/parts/edit-photos.tsx'
import { ShownPhotos } from '#src/features/files/parts/shown-photos.tsx'
import { usePhotos } from '#src/features/files/parts/use-photos.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'

type Props = {
  location: { id: string; business_id: string }
  /** The list was saved: how complete the location is has changed with it. */
  onChanged: () => void
}

/** The photos of a location: to look at, and for whoever may change them to send, describe, arrange and remove. */
export function LocationPhotos({ location, onChanged }: Props) {
  const saving = usePhotos(location.id, onChanged)
  return (
    <ReadBlock query={saving.query} what="The photos">
      {({ photos, may_change }) =>
        may_change ? (
          <EditPhotos business_id={location.business_id} photos={photos} saving={saving} />
        ) : (
          <ShownPhotos photos={photos} />
        )
      }
    </ReadBlock>
  )
}
