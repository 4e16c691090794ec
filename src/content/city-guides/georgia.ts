import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { albanyGuide } from '#src/content/city-guides/georgia/albany.ts'
import { athensGuide } from '#src/content/city-guides/georgia/athens.ts'
import { atlantaGuide } from '#src/content/city-guides/georgia/atlanta.ts'
import { augustaGuide } from '#src/content/city-guides/georgia/augusta.ts'
import { columbusGuide } from '#src/content/city-guides/georgia/columbus.ts'
import { maconGuide } from '#src/content/city-guides/georgia/macon.ts'
import { roswellGuide } from '#src/content/city-guides/georgia/roswell.ts'
import { sandySpringsGuide } from '#src/content/city-guides/georgia/sandy-springs.ts'
import { savannahGuide } from '#src/content/city-guides/georgia/savannah.ts'
import { southFultonGuide } from '#src/content/city-guides/georgia/south-fulton.ts'

/** What is particular to the cities of the state. */
export const georgiaGuides: readonly CityGuide[] = [
  atlantaGuide,
  columbusGuide,
  augustaGuide,
  savannahGuide,
  athensGuide,
  sandySpringsGuide,
  southFultonGuide,
  maconGuide,
  roswellGuide,
  albanyGuide,
]
