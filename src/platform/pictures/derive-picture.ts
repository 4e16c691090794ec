import sharp, { type OutputInfo } from 'sharp'
import { pictureLimits } from '#src/platform/pictures/picture-limits.ts'

export type DerivedPicture = { width: number; format: 'webp' | 'jpg'; bytes: Buffer }

const quality = 85
const paper = '#ffffff'

type Pixels = { data: Buffer; info: OutputInfo }

/** Throws where the file ends too early or its pixels make no sense. */
function unpack(bytes: Buffer, widest: number): Promise<Pixels> {
  return sharp(bytes, { limitInputPixels: pictureLimits.most_pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * A picture made anew at each of these widths, none of them enlarged: upright, in sRGB, and with nothing of the file but its
 * pixels. JPEG knows no transparency and gets white paper. Undefined when the pixels cannot be read.
 */
export async function derivePicture(
  bytes: Buffer,
  widths: readonly number[],
): Promise<readonly DerivedPicture[] | undefined> {
  const pixels = await unpack(bytes, Math.max(...widths)).catch(() => undefined)
  if (!pixels) return undefined
  const { width, height, channels } = pixels.info
  const derived: DerivedPicture[] = []
  for (const wished of widths) {
    const at = () =>
      sharp(pixels.data, { raw: { width, height, channels } }).resize({ width: wished, withoutEnlargement: true })
    derived.push({ width: wished, format: 'webp', bytes: await at().webp({ quality }).toBuffer() })
    const jpeg = at().flatten({ background: paper }).jpeg({ quality, progressive: true })
    derived.push({ width: wished, format: 'jpg', bytes: await jpeg.toBuffer() })
  }
  return derived
}
