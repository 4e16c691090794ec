import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { floridaGuides } from '#src/content/city-guides/florida.ts'
import { georgiaGuides } from '#src/content/city-guides/georgia.ts'
import { northCarolinaGuides } from '#src/content/city-guides/north-carolina.ts'
import { southCarolinaGuides } from '#src/content/city-guides/south-carolina.ts'

/** What is particular to each city served. */
export const cityGuides: readonly CityGuide[] = [
  ...floridaGuides,
  ...georgiaGuides,
  ...southCarolinaGuides,
  ...northCarolinaGuides,
]

export function cityGuideOf(slug: string): CityGuide | undefined {
  return cityGuides.find(guide => guide.slug === slug)
}
