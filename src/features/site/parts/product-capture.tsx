import { type Capture, type CaptureId, capturePath, captures } from '#src/content/captures/all-captures.ts'
import { pictureWidths } from '#src/domain/picture-widths.ts'
import { Sheet } from '#src/ui/sheet.tsx'

const sourceSet = (capture: Capture, format: 'avif' | 'webp') =>
  pictureWidths.map(width => `${capturePath(capture, width, format)} ${width}w`).join(', ')

type Props = {
  of: CaptureId
  /** How wide it is shown, as the `sizes` attribute of HTML says it. */
  sizes: string
}

/** A screen of the product as it is, with example data in it. It stands below the fold and is loaded when it comes near. */
export function ProductCapture({ of, sizes }: Props) {
  const capture = captures[of]
  return (
    <Sheet caption={capture.caption} note="Example">
      <picture>
        <source type="image/avif" srcSet={sourceSet(capture, 'avif')} sizes={sizes} />
        <img
          src={capturePath(capture, 768, 'webp')}
          srcSet={sourceSet(capture, 'webp')}
          sizes={sizes}
          width={capture.width}
          height={capture.height}
          alt={capture.alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
    </Sheet>
  )
}
