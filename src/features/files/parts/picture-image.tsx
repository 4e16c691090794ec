import type { Picture } from '#src/features/files/schema.ts'

type Props = {
  picture: Picture
  /** What it shows; '' where words beside it say so. */
  alt: string
  /** How wide it is shown, as the `sizes` of an img element. */
  sizes: string
}

const srcset = ({ sources }: Picture, format: 'webp' | 'jpg') =>
  sources.map(source => `${source[format]} ${source.width}w`).join(', ')

/** A picture at the width that the screen needs. */
export function PictureImage({ picture, alt, sizes }: Props) {
  const { sources, width, height } = picture
  return (
    <picture>
      <source type="image/webp" srcSet={srcset(picture, 'webp')} sizes={sizes} />
      <img
        src={sources[0]?.jpg}
        srcSet={srcset(picture, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-full w-full object-contain"
      />
    </picture>
  )
}
