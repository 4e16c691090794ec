import type { City } from '#src/content/cities/city.ts'
import { cary } from '#src/content/cities/north-carolina/cary.ts'
import { charlotte } from '#src/content/cities/north-carolina/charlotte.ts'
import { durham } from '#src/content/cities/north-carolina/durham.ts'
import { fayetteville } from '#src/content/cities/north-carolina/fayetteville.ts'
import { gastonia } from '#src/content/cities/north-carolina/gastonia.ts'
import { greensboro } from '#src/content/cities/north-carolina/greensboro.ts'
import { highPoint } from '#src/content/cities/north-carolina/high-point.ts'
import { raleigh } from '#src/content/cities/north-carolina/raleigh.ts'
import { wilmington } from '#src/content/cities/north-carolina/wilmington.ts'
import { winstonSalem } from '#src/content/cities/north-carolina/winston-salem.ts'

/** The ten cities served in the state, in the order they are shown. */
export const northCarolina: readonly City[] = [
  charlotte,
  raleigh,
  greensboro,
  durham,
  winstonSalem,
  fayetteville,
  cary,
  wilmington,
  highPoint,
  gastonia,
]
