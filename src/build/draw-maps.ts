import { mkdir, writeFile } from 'node:fs/promises'
import { cities } from '#src/content/cities/all-cities.ts'
import { states } from '#src/content/states.ts'
import { drawCity } from '#src/features/site/map/draw-city.ts'
import { drawJacksonvilleGrid } from '#src/features/site/map/draw-jacksonville-grid.ts'
import { drawSoutheast } from '#src/features/site/map/draw-southeast.ts'
import { drawState } from '#src/features/site/map/draw-state.ts'

const folder = new URL('../features/site/map/drawn/', import.meta.url)

/** Every drawn map by file name: what the pages import instead of the atlas. */
export function drawMaps(): Map<string, string> {
  const drawings: [string, unknown][] = [
    ['southeast.json', drawSoutheast()],
    ['jacksonville-grid.json', drawJacksonvilleGrid()],
    ...states.map(state => [`states/${state.stateSlug}.json`, drawState(state)] as [string, unknown]),
    ...cities.map(city => [`cities/${city.slug}.json`, drawCity(city)] as [string, unknown]),
  ]
  return new Map(drawings.map(([name, drawing]) => [name, `${JSON.stringify(drawing)}\n`]))
}

async function writeMaps(): Promise<void> {
  await mkdir(new URL('cities/', folder), { recursive: true })
  await mkdir(new URL('states/', folder), { recursive: true })
  for (const [name, text] of drawMaps()) await writeFile(new URL(name, folder), text)
}

if (import.meta.main) await writeMaps()
