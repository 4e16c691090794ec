import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from '#src/platform/pictures/read-picture.ts'
import { photoFromPhone, plainPicture, pngThatClaims, samplePhoto } from '#tests/support/locations/sample-pictures.ts'

const square = { width: 300, height: 300 }
const jpeg = await samplePhoto(square)
const png = await plainPicture(square).png().toBuffer()

const box = (brand: string, ...others: string[]) => {
  const brands = Buffer.from(`ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(brands.length + 4)
  return Buffer.concat([size, brands, Buffer.alloc(64)])
}

/** What `zip` ends with when nothing is in it. */
const zip = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1')

/** Two frames, one below the other. */
const frames = () => {
  const pixels = Buffer.concat([Buffer.alloc(300 * 300 * 3, 9), Buffer.alloc(300 * 300 * 3, 200)])
  return sharp(pixels, { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } })
}

test.each([
  ['jpeg', jpeg],
  ['png', png],
  ['webp', await plainPicture(square).webp().toBuffer()],
  ['avif', await plainPicture(square).avif({ effort: 0 }).toBuffer()],
])('a %s picture is told by its bytes', async (format, bytes) => {
  expect(await readPicture(bytes)).toEqual({ ok: true, format, ...square })
})

const words = (text: string) => Buffer.from(text)

test.each<[string, string, Buffer]>([
  ['nothing', 'empty', Buffer.alloc(0)],
  [
    'a drawing',
    'svg',
    words('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
  ],
  ['a drawing behind a comment', 'svg', words(`\ufeff<!-- ${'x'.repeat(900)} --><SVG width="1">`)],
  ['a GIF', 'gif', words('GIF89a\u0001\0\u0001\0;')],
  ['a PDF', 'pdf', words('%PDF-1.7\n%âãÏÓ')],
  ['a PDF with words before it', 'pdf', words('hello\n%PDF-1.4')],
  ['a photo of an iPhone', 'heic', box('heic', 'mif1', 'heic')],
  ['one that says so later', 'heic', box('mif1', 'heic')],
  ['a film of AVIF frames', 'animated', box('avis', 'avif')],
  ['a film', 'unknown', box('isom', 'mp42')],
  ['a page', 'unknown', words('<!doctype html><title>x</title>')],
  ['a program', 'unknown', words('\x7fELF\u0002\u0001\u0001')],
  ['a BMP', 'unknown', words('BM6\0\0\0')],
  ['a TIFF', 'unknown', words('II*\0\u0008\0\0\0')],
  ['an archive', 'unknown', words('PK\u0003\u0004')],
  ['one byte', 'unknown', words('x')],
  [
    'a moving WebP',
    'animated',
    await frames()
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  ],
  ['a JPEG with an archive behind it', 'mixed', Buffer.concat([jpeg, zip])],
  [
    'a JPEG with a page inside',
    'mixed',
    Buffer.concat([jpeg.subarray(0, 20), words('<script>alert(1)</script>'), jpeg.subarray(20)]),
  ],
  ['a PNG that is also a PDF', 'mixed', Buffer.concat([png.subarray(0, 33), words('%PDF-1.7'), png.subarray(33)])],
  ['the beginning of a JPEG, in bytes', 'broken', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['the beginning of a WebP', 'broken', words('RIFF\0\0\0\0WEBPVP8 ')],
  ['a PNG of 60,000 by 60,000', 'too_many_pixels', pngThatClaims({ width: 60_000, height: 60_000 })],
  ['a PNG just above the limit', 'too_many_pixels', pngThatClaims({ width: 10_000, height: 5001 })],
  ['a thumbnail', 'too_small', await samplePhoto({ width: 800, height: 249 })],
  ['a ribbon', 'too_long', await samplePhoto({ width: 1600, height: 300 })],
])('%s is refused as %s', async (_, reason, bytes) => {
  expect(await readPicture(bytes)).toEqual({ ok: false, reason })
})

test('width and height are those of the picture as it is shown', async () => {
  expect(await readPicture(await photoFromPhone({ width: 600, height: 400 }))).toMatchObject({
    width: 400,
    height: 600,
  })
})

test('words of a comment that only mention a format do no harm', async () => {
  const told = await plainPicture(square)
    .withMetadata({ exif: { IFD0: { ImageDescription: 'Our PDF menu, PK and GIF89a' } } })
    .jpeg()
    .toBuffer()
  expect(await readPicture(told)).toMatchObject({ ok: true })
})
