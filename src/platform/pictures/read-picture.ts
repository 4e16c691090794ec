import sharp from 'sharp'
import { pictureLimits } from '#src/platform/pictures/picture-limits.ts'
import { type NoPicture, type PictureFormat, sniffPicture } from '#src/platform/pictures/sniff-picture.ts'

export type PictureFault = NoPicture | 'broken' | 'too_many_pixels' | 'too_small' | 'too_long'

/** Width and height as the picture is shown, in pixels. */
export type ReadPicture =
  | { ok: true; format: PictureFormat; width: number; height: number }
  | { ok: false; reason: PictureFault }

/** An AVIF file names its codec; a HEIC file, which has the same outside, is not opened. */
const formatNames: Record<string, PictureFormat> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  avif: 'avif',
}

function faultOfSize(width: number, height: number): PictureFault | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (width * height > pictureLimits.most_pixels) return 'too_many_pixels'
  if (short < pictureLimits.shortest_side) return 'too_small'
  return long > short * pictureLimits.longest_shape ? 'too_long' : undefined
}

/** Reads what a picture says of itself. None of its pixels is unpacked yet, so one that promises billions costs nothing. */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  const sniffed = sniffPicture(bytes)
  if (!sniffed.ok) return sniffed
  const told = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => undefined)
  if (!told || formatNames[told.format] !== sniffed.format) return { ok: false, reason: 'broken' }
  if ((told.pages ?? 1) > 1) return { ok: false, reason: 'animated' }
  const { width, height } = told.autoOrient
  const fault = faultOfSize(width, height)
  return fault ? { ok: false, reason: fault } : { ok: true, format: sniffed.format, width, height }
}
