import { PhotoCard } from '#src/features/files/parts/photo-card.tsx'
import { type Photo, photoFacts } from '#src/features/files/parts/photo-list.ts'

/** Photos for who may only look. */
export function ShownPhotos({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return <p>There are no photos yet.</p>
  return (
    <ul aria-label="Photos" className="border-t border-hairline">
      {photos.map(photo => (
        <PhotoCard key={photo.file_id} picture={photo.picture} alt={photo.alt_text}>
          <p className="wrap-anywhere">{photo.alt_text}</p>
          <p className="text-sm text-soft">{photoFacts(photo)}</p>
        </PhotoCard>
      ))}
    </ul>
  )
}
