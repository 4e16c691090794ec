import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { atlantaGuide } from '#src/content/city-guides/georgia/atlanta.ts'
import { augustaGuide } from '#src/content/city-guides/georgia/augusta.ts'
import { columbusGuide } from '#src/content/city-guides/georgia/columbus.ts'
import { savannahGuide } from '#src/content/city-guides/georgia/savannah.ts'

/** What is particular to the cities of the state. */
export const georgiaGuides: readonly CityGuide[] = [atlantaGuide, columbusGuide, augustaGuide, savannahGuide]
