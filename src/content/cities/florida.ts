import type { City } from '#src/content/cities/city.ts'
import { capeCoral } from '#src/content/cities/florida/cape-coral.ts'
import { fortLauderdale } from '#src/content/cities/florida/fort-lauderdale.ts'
import { jacksonville } from '#src/content/cities/florida/jacksonville.ts'
import { miami } from '#src/content/cities/florida/miami.ts'
import { orlando } from '#src/content/cities/florida/orlando.ts'
import { pembrokePines } from '#src/content/cities/florida/pembroke-pines.ts'
import { sarasota } from '#src/content/cities/florida/sarasota.ts'
import { stPetersburg } from '#src/content/cities/florida/st-petersburg.ts'
import { tallahassee } from '#src/content/cities/florida/tallahassee.ts'
import { tampa } from '#src/content/cities/florida/tampa.ts'

/** The ten cities served in the state, in the order they are shown. */
export const florida: readonly City[] = [
  miami,
  tampa,
  jacksonville,
  orlando,
  fortLauderdale,
  stPetersburg,
  tallahassee,
  pembrokePines,
  capeCoral,
  sarasota,
]
