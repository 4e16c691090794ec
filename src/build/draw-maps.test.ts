import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawMaps } from '#src/build/draw-maps.ts'
import { cities } from '#src/content/cities/all-cities.ts'
import { nearest } from '#src/domain/geo.ts'
import type { DrawnCity, Label } from '#src/features/site/map/drawn-map.ts'
import { boxAround, boxOf, fontSize, overlap } from '#src/features/site/map/place-labels.ts'

const folder = new URL('../features/site/map/drawn/', import.meta.url)
const maps = drawMaps()
const names = [...maps.keys()]
const labelled = names.filter(name => name !== 'jacksonville-grid.json')

function read<Drawn>(name: string): Drawn {
  return JSON.parse(maps.get(name) ?? '') as Drawn
}

test('the maps kept in the repository are those that would be drawn now', () => {
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))
  expect(kept.toSorted()).toEqual(names.toSorted())
  const stale = names.filter(name => readFileSync(new URL(name, folder), 'utf8') !== maps.get(name))
  expect(stale, 'run: node src/build/draw-maps.ts').toEqual([])
})

test('text is at least 11 pixels in a map 320 wide', () => {
  expect((fontSize * 320) / 600).toBeGreaterThanOrEqual(11)
})

test.each(labelled)('%s: no label touches another and all lie inside', name => {
  const { width, height, labels } = read<{ width: number; height: number; labels: Label[] }>(name)
  const boxes = labels.map(boxOf)
  const clashes = boxes.flatMap((a, index) => boxes.slice(index + 1).filter(b => overlap(a, b)))
  expect(clashes).toEqual([])
  expect(boxes.filter(box => box.left < 0 || box.right > width || box.top < 0 || box.bottom > height)).toEqual([])
})

describe.each(cities)('$slug', city => {
  const map = read<DrawnCity>(`cities/${city.slug}.json`)

  test('shows itself in the middle of its county, with at most 4 kB of paths', () => {
    const paths = map.land + map.county + map.county_lines + map.state_lines + map.coast
    expect(map.here).toMatchObject({ x: 300, y: 210 })
    expect(map.county).not.toBe('')
    expect(paths.length).toBeLessThanOrEqual(4096)
    expect(brotliCompressSync(paths).length).toBeLessThanOrEqual(1536)
  })

  test('names its three nearest cities with miles, by a dot inside or an arrow at the rim', () => {
    const written = map.labels.map(label => label.lines.join(' ')).join('\n')
    expect(map.neighbors.map(neighbor => neighbor.slug)).toEqual(
      nearest(city, cities, 3).map(({ place }) => place.slug),
    )
    for (const neighbor of map.neighbors) expect(written).toContain(`${neighbor.name} ${neighbor.miles} mi`)
    const seen = new Set(map.dots.map(dot => dot.slug))
    expect(map.neighbors.every(neighbor => seen.has(neighbor.slug)) || map.arrows.length > 0).toBe(true)
  })

  test('keeps its labels off every dot and arrow', () => {
    const marks = [map.here, ...map.dots, ...map.arrows].map(mark => boxAround(mark, 7))
    expect(map.labels.filter(label => marks.some(mark => overlap(boxOf(label), mark)))).toEqual([])
  })
})
