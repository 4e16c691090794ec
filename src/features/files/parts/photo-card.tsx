import type { ReactNode } from 'react'
import { PictureImage } from '#src/features/files/parts/picture-image.tsx'
import type { Picture } from '#src/features/files/schema.ts'

type Props = { picture: Picture; alt: string; children: ReactNode }

/** A photo with what belongs to it. */
export function PhotoCard({ picture, alt, children }: Props) {
  return (
    <li className="grid gap-5 border-b border-hairline py-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="aspect-4/3 w-full rounded-lg border border-hairline bg-raised p-1">
        <PictureImage picture={picture} alt={alt} sizes="(min-width: 40rem) 224px, 90vw" />
      </div>
      <div className="grid content-start gap-4">{children}</div>
    </li>
  )
}
