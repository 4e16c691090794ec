import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from([
    ...parts.flatMap(part => [...(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)]),
    ...Array(40).fill(0),
  ])

test.each([
  ['PNG', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 44, 0, 0, 0, 208]), 300, 208],
  ['GIF', bytes('GIF89a', [64, 1, 200, 0]), 320, 200],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 2, 118, 4, 176, 3]), 1200, 630],
  ['WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 175, 4, 0, 117, 2, 0]), 1200, 630],
  ['WebP without loss', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [5, 0, 0, 0, 0x2f, 0x63, 0xc0, 0x18, 0]), 100, 100],
  [
    'plain WebP',
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [5, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 44, 1, 208, 0]),
    300,
    208,
  ],
])('the size of a %s', (_, picture, width, height) => {
  expect(pictureSize(picture)).toEqual({ width, height })
})

test.each([
  bytes('<svg viewBox="0 0 9 9">'),
  bytes([0xff, 0xd8, 0xff, 0xe0, 0, 200, 1, 2]),
  new Uint8Array(4),
  bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt '),
])('others have none', picture => {
  expect(pictureSize(picture)).toBeNull()
})
