import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

/** What is particular to the cities of the state. */
export const northCarolinaGuides: readonly CityGuide[] = []
