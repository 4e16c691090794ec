import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width: number; height: number }

/** A picture of one color. */
export function plainPicture({ width, height }: Size, color = '#c08040') {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

/** A JPEG of a front of a shop, as far as a test looks at it. */
export function samplePhoto(size: Size = { width: 900, height: 600 }): Promise<Buffer> {
  return plainPicture(size).jpeg().toBuffer()
}

/** The same as a phone writes it: turned by 90 degrees, with the place where it was taken. */
export function photoFromPhone(size: Size): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '30/1 19/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '81/1 39/1 0/1',
  }
  const exif = { IFD0: { Make: 'Lantern', Artist: 'Dana Reyes' }, IFD3: place }
  return plainPicture(size).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
}

function pngChunk(kind: string, data: Uint8Array): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const told = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(told))
  return Buffer.concat([size, told, sum])
}

/** A PNG of a few bytes that says how large it is, and has hardly any pixels. */
export function pngThatClaims({ width, height }: Size): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}
