import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { capturePath, captures } from '#src/content/captures/all-captures.ts'
import { sitePages } from '#src/content/pages.ts'
import { cardPath } from '#src/content/site-page.ts'
import { pictureWidths } from '#src/domain/picture-widths.ts'
import { builtClient, pictureElements, readBuiltPages } from './support/built/built-pages.ts'

const read = (path: string) => readFile(join(builtClient, path))

test('every page has a social card of its own, 1200 by 630, at most 100 kB', async () => {
  const hashes = new Map<string, string>()
  for (const { path } of sitePages) {
    const card = await read(cardPath(path))
    const { width, height, format } = await sharp(card).metadata()
    expect({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(card.length, path).toBeLessThanOrEqual(100_000)
    hashes.set(createHash('sha256').update(card).digest('hex'), path)
  }
  expect(hashes.size).toBe(sitePages.length)
})

test('every capture is there at the six widths, as AVIF and as WebP, the AVIF never the heavier', async () => {
  for (const capture of Object.values(captures)) {
    for (const width of pictureWidths) {
      const avif = await read(capturePath(capture, width, 'avif'))
      const webp = await read(capturePath(capture, width, 'webp'))
      for (const picture of [avif, webp]) {
        const found = await sharp(picture).metadata()
        expect(found.width).toBe(width)
        expect(Math.abs(found.height - (width * capture.height) / capture.width)).toBeLessThan(1)
      }
      expect(avif.length, `${capture.name} at ${width}`).toBeLessThanOrEqual(webp.length)
    }
  }
})

test('every raster picture on a page comes at the six widths, with its size, in words, and when it is needed', async () => {
  const seen = new Set<string>()
  for (const { path, nodes } of await readBuiltPages()) {
    for (const { sources, img } of pictureElements(nodes)) {
      const sets = [...sources.map(({ srcset }) => srcset), img.srcset]
      expect(sets.length, path).toBeGreaterThan(1)
      for (const srcset of sets) {
        const candidates = (srcset ?? '').split(', ').map(candidate => candidate.split(' '))
        expect(
          candidates.map(([, width]) => width),
          path,
        ).toEqual(pictureWidths.map(width => `${width}w`))
        for (const [address = ''] of candidates) expect((await read(address)).length, address).toBeGreaterThan(0)
      }
      expect(img.sizes, path).toBeTruthy()
      expect(img.alt?.length, path).toBeGreaterThan(40)
      expect(
        [Number(img.width), Number(img.height)].every(number => number > 0),
        path,
      ).toBe(true)
      expect(img.loading, path).toBe('lazy')
      seen.add(path)
    }
  }
  expect([...seen].toSorted()).toEqual(['/ai-seo', '/local-seo-optimization', '/what-we-do'])
})
