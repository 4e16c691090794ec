import type { City } from '#src/content/cities/city.ts'
import { charleston } from '#src/content/cities/south-carolina/charleston.ts'
import { columbia } from '#src/content/cities/south-carolina/columbia.ts'
import { florence } from '#src/content/cities/south-carolina/florence.ts'
import { greenville } from '#src/content/cities/south-carolina/greenville.ts'
import { hiltonHeadIsland } from '#src/content/cities/south-carolina/hilton-head-island.ts'
import { mountPleasant } from '#src/content/cities/south-carolina/mount-pleasant.ts'
import { northCharleston } from '#src/content/cities/south-carolina/north-charleston.ts'
import { rockHill } from '#src/content/cities/south-carolina/rock-hill.ts'
import { spartanburg } from '#src/content/cities/south-carolina/spartanburg.ts'
import { summerville } from '#src/content/cities/south-carolina/summerville.ts'

/** The ten cities served in the state, in the order they are shown. */
export const southCarolina: readonly City[] = [
  columbia,
  charleston,
  northCharleston,
  mountPleasant,
  rockHill,
  greenville,
  summerville,
  spartanburg,
  hiltonHeadIsland,
  florence,
]
