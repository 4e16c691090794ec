export type PictureSize = { width: number; height: number }

/** Enough of a file for its size, a camera's notes and a small preview included. */
export const head_of_picture = 160_000

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

function ofJpeg(view: DataView): PictureSize | null {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    // Frames of all kinds, but for the tables that stand among their numbers.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function ofWebp(view: DataView, form: string): PictureSize | null {
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (form === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Width and height of a PNG, JPEG, GIF or WebP by the beginning of its file; `null` of others, and where it is cut too early. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 32) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (ascii(bytes, 1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) }
  if (ascii(bytes, 0, 4) === 'GIF8') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return ofWebp(view, ascii(bytes, 12, 4))
  return view.getUint16(0) === 0xffd8 ? ofJpeg(view) : null
}
