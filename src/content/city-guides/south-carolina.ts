import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { charlestonGuide } from '#src/content/city-guides/south-carolina/charleston.ts'
import { columbiaGuide } from '#src/content/city-guides/south-carolina/columbia.ts'
import { florenceGuide } from '#src/content/city-guides/south-carolina/florence.ts'
import { greenvilleGuide } from '#src/content/city-guides/south-carolina/greenville.ts'
import { hiltonHeadIslandGuide } from '#src/content/city-guides/south-carolina/hilton-head-island.ts'
import { mountPleasantGuide } from '#src/content/city-guides/south-carolina/mount-pleasant.ts'
import { northCharlestonGuide } from '#src/content/city-guides/south-carolina/north-charleston.ts'
import { rockHillGuide } from '#src/content/city-guides/south-carolina/rock-hill.ts'
import { spartanburgGuide } from '#src/content/city-guides/south-carolina/spartanburg.ts'
import { summervilleGuide } from '#src/content/city-guides/south-carolina/summerville.ts'

/** What is particular to the cities of the state. */
export const southCarolinaGuides: readonly CityGuide[] = [
  columbiaGuide,
  charlestonGuide,
  northCharlestonGuide,
  mountPleasantGuide,
  rockHillGuide,
  greenvilleGuide,
  summervilleGuide,
  spartanburgGuide,
  hiltonHeadIslandGuide,
  florenceGuide,
]
