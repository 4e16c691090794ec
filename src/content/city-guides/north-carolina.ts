import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { caryGuide } from '#src/content/city-guides/north-carolina/cary.ts'
import { charlotteGuide } from '#src/content/city-guides/north-carolina/charlotte.ts'
import { durhamGuide } from '#src/content/city-guides/north-carolina/durham.ts'
import { fayettevilleGuide } from '#src/content/city-guides/north-carolina/fayetteville.ts'
import { gastoniaGuide } from '#src/content/city-guides/north-carolina/gastonia.ts'
import { greensboroGuide } from '#src/content/city-guides/north-carolina/greensboro.ts'
import { highPointGuide } from '#src/content/city-guides/north-carolina/high-point.ts'
import { raleighGuide } from '#src/content/city-guides/north-carolina/raleigh.ts'
import { wilmingtonGuide } from '#src/content/city-guides/north-carolina/wilmington.ts'
import { winstonSalemGuide } from '#src/content/city-guides/north-carolina/winston-salem.ts'

/** What is particular to the cities of the state. */
export const northCarolinaGuides: readonly CityGuide[] = [
  charlotteGuide,
  raleighGuide,
  greensboroGuide,
  durhamGuide,
  winstonSalemGuide,
  fayettevilleGuide,
  caryGuide,
  wilmingtonGuide,
  highPointGuide,
  gastoniaGuide,
]
