import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { KeptPictures } from '#src/build/pictures/kept-pictures.ts'
import { type Capture, capturePath, captures } from '#src/content/captures/all-captures.ts'
import { pictureWidths } from '#src/domain/picture-widths.ts'

const sources = new URL('../../content/captures/', import.meta.url)

/** WebP at the specified quality. AVIF has a scale of its own: letters of a screen are clean at 38, at half the bytes of that WebP. More effort takes three times as long for a tenth less. */
const formats = [
  { format: 'avif', options: { quality: 38, effort: 3, chromaSubsampling: '4:2:0' } },
  { format: 'webp', options: { quality: 85, effort: 4 } },
] as const

/** The source of a capture. Throws when it is missing or of another size than it is said to be. */
async function readSource({ name, width, height }: Capture): Promise<Buffer> {
  const source = await readFile(new URL(`${name}.webp`, sources)).catch(() => {
    throw new Error(`There is no src/content/captures/${name}.webp: run "npm run captures".`)
  })
  const taken = await sharp(source).metadata()
  if (taken.width === width && taken.height === height) return source
  throw new Error(
    `src/content/captures/${name}.webp is ${taken.width}×${taken.height}, all-captures.ts says ${width}×${height}.`,
  )
}

/** Derives every capture at the six widths, as AVIF and as WebP, into `folder`. What was derived before is not derived again. */
export async function derivePictures(folder: string, kept: KeptPictures): Promise<void> {
  for (const capture of Object.values(captures)) {
    const source = await readSource(capture)
    for (const width of pictureWidths) {
      for (const { format, options } of formats) {
        const derive = () => sharp(source).resize({ width }).toFormat(format, options).toBuffer()
        const picture = await kept.picture(source, JSON.stringify({ format, width, ...options }), derive)
        await mkdir(join(folder, 'captures'), { recursive: true })
        await writeFile(join(folder, capturePath(capture, width, format)), picture)
      }
    }
  }
}
