import { mkdir, writeFile } from 'node:fs/promises'
import { geoMercator } from 'd3-geo'
import { states } from '#src/content/states.ts'
import { drawnArea, mapSize, unitsPerRadian } from '#src/features/locations/map/map-projection.ts'
import { countyLines, landOf, stateLines } from '#src/features/site/map/atlas.ts'
import { inked } from '#src/features/site/map/draw-city.ts'
import { simplifyBorders } from '#src/features/site/map/simplify-borders.ts'

/** Where the drawing is kept that the client area's map imports. */
export const drawnFile = new URL('../features/locations/map/drawn/southeast.json', import.meta.url)

/** The four states with their counties, fine enough to be looked at closely, and the land around them. */
export function drawLocationsMap(): string {
  const { width, height } = mapSize
  const projection = geoMercator()
    .center([drawnArea.west, drawnArea.north])
    .scale(unitsPerRadian)
    .translate([0, 0])
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  const fips = states.map(state => state.fips)
  const drawing = {
    nearby: inked(projection, landOf(), 2),
    land: inked(projection, landOf(fips), 0.6),
    counties: inked(projection, simplifyBorders(countyLines(fips), 0.006), 0.6),
    states: inked(projection, stateLines(), 0.6),
  }
  return `${JSON.stringify(drawing)}\n`
}

if (import.meta.main) {
  await mkdir(new URL('.', drawnFile), { recursive: true })
  await writeFile(drawnFile, drawLocationsMap())
}
