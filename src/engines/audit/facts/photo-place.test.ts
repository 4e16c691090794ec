import { expect, test } from 'vitest'
import { placeOfPhoto } from './photo-place.ts'

type Place = readonly [latitude: readonly number[], south: string, longitude: readonly number[], west: string]

/** A photo with nothing but the notes of its camera, numbers with the high or the low byte first. */
function photo([latitude, south, longitude, west]: Place, is_little = false, gps_at = 26): Uint8Array {
  const notes = new DataView(new ArrayBuffer(140))
  const put16 = (at: number, value: number) => notes.setUint16(at, value, is_little)
  const put32 = (at: number, value: number) => notes.setUint32(at, value, is_little)
  const put = (at: number, text: string) => {
    for (const [nth, sign] of [...text].entries()) notes.setUint8(at + nth, sign.charCodeAt(0))
  }
  const tag = (at: number, number: number, value: number) => {
    put16(at, number)
    put32(at + 8, value)
  }
  put(0, is_little ? 'II' : 'MM')
  put16(2, 42)
  put32(4, 8)
  put16(8, 1)
  tag(10, 0x8825, gps_at)
  put16(26, 4)
  tag(28, 1, 0)
  put(36, south)
  tag(40, 2, 80)
  tag(52, 3, 0)
  put(60, west)
  tag(64, 4, 108)
  for (const [nth, value] of latitude.entries()) put32(80 + nth * 4, value)
  for (const [nth, value] of longitude.entries()) put32(108 + nth * 4, value)
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xe1, 0, 148, ...Buffer.from('Exif\0\0')]
  return new Uint8Array([...head, ...new Uint8Array(notes.buffer)])
}

const savannah: Place = [[32, 1, 4, 1, 5184, 100], 'N', [81, 1, 5, 1, 2832, 100], 'W']

test.each([
  ['with the high byte first', false],
  ['with the low byte first', true],
])('the place of a photo is read from its notes, %s', (_, is_little) => {
  expect(placeOfPhoto(photo(savannah, is_little))).toEqual({
    latitude: expect.closeTo(32.0811, 4),
    longitude: expect.closeTo(-81.0912, 4),
  })
})

test('south and east are told apart from north and west', () => {
  expect(placeOfPhoto(photo([savannah[0], 'S', savannah[2], 'E']))).toMatchObject({
    latitude: expect.closeTo(-32.0811, 4),
    longitude: expect.closeTo(81.0912, 4),
  })
})

test.each([
  ['a camera that found no satellite', photo([[0, 1, 0, 1, 0, 1], 'N', [0, 1, 0, 1, 0, 1], 'E'])],
  ['degrees that are none', photo([[400, 1, 0, 1, 0, 1], 'N', [81, 1, 0, 1, 0, 1], 'W'])],
  ['notes that point out of themselves', photo(savannah, false, 4_000_000)],
  ['notes that are cut', photo(savannah).subarray(0, 90)],
  ['a picture without notes', new Uint8Array([0xff, 0xd8, 0xff, 0xda, ...new Uint8Array(60)])],
  ['a drawing', new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>'))],
  ['a file of a few bytes', new Uint8Array([0xff, 0xd8])],
])('nothing is read of %s', (_, bytes) => {
  expect(placeOfPhoto(bytes)).toBeNull()
})
