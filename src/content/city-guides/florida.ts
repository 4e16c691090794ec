import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { capeCoralGuide } from '#src/content/city-guides/florida/cape-coral.ts'
import { fortLauderdaleGuide } from '#src/content/city-guides/florida/fort-lauderdale.ts'
import { jacksonvilleGuide } from '#src/content/city-guides/florida/jacksonville.ts'
import { miamiGuide } from '#src/content/city-guides/florida/miami.ts'
import { orlandoGuide } from '#src/content/city-guides/florida/orlando.ts'
import { pembrokePinesGuide } from '#src/content/city-guides/florida/pembroke-pines.ts'
import { sarasotaGuide } from '#src/content/city-guides/florida/sarasota.ts'
import { stPetersburgGuide } from '#src/content/city-guides/florida/st-petersburg.ts'
import { tallahasseeGuide } from '#src/content/city-guides/florida/tallahassee.ts'
import { tampaGuide } from '#src/content/city-guides/florida/tampa.ts'

/** What is particular to the cities of the state. */
export const floridaGuides: readonly CityGuide[] = [
  miamiGuide,
  tampaGuide,
  jacksonvilleGuide,
  orlandoGuide,
  fortLauderdaleGuide,
  stPetersburgGuide,
  tallahasseeGuide,
  pembrokePinesGuide,
  capeCoralGuide,
  sarasotaGuide,
]
