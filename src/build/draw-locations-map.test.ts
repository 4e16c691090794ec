import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawLocationsMap, drawnFile } from '#src/build/draw-locations-map.ts'

test('the map kept in the repository is the one that would be drawn now, and light', () => {
  const drawn = drawLocationsMap()
  expect(readFileSync(drawnFile, 'utf8') === drawn, 'run: node src/build/draw-locations-map.ts').toBe(true)
  expect(brotliCompressSync(drawn).length).toBeLessThan(25_000)
})
