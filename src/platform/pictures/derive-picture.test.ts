import sharp from 'sharp'
import { expect, test } from 'vitest'
import { derivePicture } from '#src/platform/pictures/derive-picture.ts'
import { photoFromPhone, plainPicture, pngThatClaims, samplePhoto } from '#tests/support/locations/sample-pictures.ts'

async function derived(bytes: Buffer, widths: number[]) {
  const pictures = await derivePicture(bytes, widths)
  if (!pictures) throw new Error('The picture could not be read.')
  return Promise.all(
    pictures.map(async ({ width, format, bytes }) => ({
      slot: width,
      format,
      bytes,
      told: await sharp(bytes).metadata(),
    })),
  )
}

test('each width comes as WebP and as JPEG, and none is enlarged', async () => {
  const pictures = await derived(await samplePhoto({ width: 700, height: 350 }), [320, 640, 768])
  expect(pictures.map(({ slot, format, told }) => [slot, format, told.format, told.width, told.height])).toEqual([
    [320, 'webp', 'webp', 320, 160],
    [320, 'jpg', 'jpeg', 320, 160],
    [640, 'webp', 'webp', 640, 320],
    [640, 'jpg', 'jpeg', 640, 320],
    [768, 'webp', 'webp', 700, 350],
    [768, 'jpg', 'jpeg', 700, 350],
  ])
})

test('nothing that the camera wrote is left: not the place, not the name, not the turn, which is carried out', async () => {
  const photo = await photoFromPhone({ width: 600, height: 400 })
  expect(photo.includes('Dana Reyes')).toBe(true)
  const gps_directory = Buffer.from([0x25, 0x88])
  expect((await sharp(photo).metadata()).exif?.includes(gps_directory)).toBe(true)
  for (const { bytes, told } of await derived(photo, [320, 640])) {
    expect([told.exif, told.xmp, told.iptc, told.orientation, told.icc].filter(Boolean)).toEqual([])
    expect(told.height).toBeGreaterThan(told.width)
    expect(bytes.includes('Dana')).toBe(false)
  }
})

test('colors are those of sRGB, whatever they came in; what is see-through gets white paper in JPEG', async () => {
  const wide = await plainPicture({ width: 300, height: 300 }, '#00ff00')
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer()
  const cmyk = await plainPicture({ width: 300, height: 300 }, '#ff0000').toColourspace('cmyk').jpeg().toBuffer()
  const deep = await plainPicture({ width: 300, height: 300 }, '#0000ff').toColourspace('rgb16').png().toBuffer()
  const gray = await plainPicture({ width: 300, height: 300 }, '#808080').toColourspace('b-w').png().toBuffer()
  for (const bytes of [wide, cmyk, deep, gray]) {
    for (const { told } of await derived(bytes, [320]))
      expect([told.space, told.depth, told.icc]).toEqual(['srgb', 'uchar', undefined])
  }
  const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const [webp, jpg] = await derived(await clear.png().toBuffer(), [320])
  expect(webp?.told.hasAlpha).toBe(true)
  expect((await sharp(jpg?.bytes).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
})

test('what ends too early, or holds no pixels, is not derived', async () => {
  const noise = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer()
  expect(await derivePicture(noise.subarray(0, noise.length / 2), [320])).toBeUndefined()
  expect(await derivePicture(pngThatClaims({ width: 500, height: 500 }), [320])).toBeUndefined()
  expect(await derivePicture(pngThatClaims({ width: 60_000, height: 60_000 }), [320])).toBeUndefined()
})
