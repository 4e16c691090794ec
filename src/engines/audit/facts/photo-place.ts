/** Where on the globe a photo was taken. */
export type PhotoPlace = { latitude: number; longitude: number }

const exif = 'Exif\0\0'
const tag_of_gps = 0x8825
const most_tags = 200
const bytes_of_tag = 12

const ascii = (view: DataView, from: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, at) => view.getUint8(from + at)))

/** The notes of the camera in a JPEG; undefined where it has none. */
function notesOf(view: DataView): DataView | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 10 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    // The picture itself begins.
    if (marker === 0xda) return undefined
    const length = view.getUint16(at + 2)
    if (marker === 0xe1 && ascii(view, at + 4, exif.length) === exif)
      return new DataView(view.buffer, view.byteOffset + at + 10, Math.min(length, view.byteLength - at - 10))
    at += 2 + length
  }
  return undefined
}

/** Where the value of each tag of a directory stands, by the number of the tag. */
function tagsAt(notes: DataView, from: number, is_little: boolean): Map<number, number> {
  const count = Math.min(notes.getUint16(from, is_little), most_tags)
  const tags = new Map<number, number>()
  for (let nth = 0; nth < count; nth++) {
    const at = from + 2 + nth * bytes_of_tag
    tags.set(notes.getUint16(at, is_little), at + 8)
  }
  return tags
}

/** Degrees, minutes and seconds, each as two numbers to divide. */
function degreesAt(notes: DataView, from: number, is_little: boolean): number {
  const part = (nth: number) =>
    notes.getUint32(from + nth * 4, is_little) / (notes.getUint32(from + nth * 4 + 4, is_little) || 1)
  return part(0) + part(2) / 60 + part(4) / 3600
}

function placeIn(notes: DataView): PhotoPlace | null {
  const is_little = ascii(notes, 0, 2) === 'II'
  const gps = tagsAt(notes, notes.getUint32(4, is_little), is_little).get(tag_of_gps)
  if (gps === undefined) return null
  const tags = tagsAt(notes, notes.getUint32(gps, is_little), is_little)
  const [south, north_at, west, east_at] = [1, 2, 3, 4].map(tag => tags.get(tag))
  if (south === undefined || north_at === undefined || west === undefined || east_at === undefined) return null
  const sign = (at: number, negative: string) => (ascii(notes, at, 1) === negative ? -1 : 1)
  const latitude = sign(south, 'S') * degreesAt(notes, notes.getUint32(north_at, is_little), is_little)
  const longitude = sign(west, 'W') * degreesAt(notes, notes.getUint32(east_at, is_little), is_little)
  // A camera that found no satellite writes zeros.
  const is_known = Math.abs(latitude) + Math.abs(longitude) > 0.01
  return is_known && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** Where a JPEG says that it was taken, by the beginning of its file; `null` where it does not, or cannot be read. */
export function placeOfPhoto(bytes: Uint8Array): PhotoPlace | null {
  if (bytes.length < 40) return null
  try {
    const notes = notesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return notes === undefined ? null : placeIn(notes)
  } catch (problem) {
    // Notes that point out of themselves say nothing.
    if (problem instanceof RangeError) return null
    throw problem
  }
}
