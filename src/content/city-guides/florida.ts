import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { jacksonvilleGuide } from '#src/content/city-guides/florida/jacksonville.ts'

/** What is particular to the cities of the state. */
export const floridaGuides: readonly CityGuide[] = [jacksonvilleGuide]
