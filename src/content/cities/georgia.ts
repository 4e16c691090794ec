import type { City } from '#src/content/cities/city.ts'
import { albany } from '#src/content/cities/georgia/albany.ts'
import { athens } from '#src/content/cities/georgia/athens.ts'
import { atlanta } from '#src/content/cities/georgia/atlanta.ts'
import { augusta } from '#src/content/cities/georgia/augusta.ts'
import { columbus } from '#src/content/cities/georgia/columbus.ts'
import { macon } from '#src/content/cities/georgia/macon.ts'
import { roswell } from '#src/content/cities/georgia/roswell.ts'
import { sandySprings } from '#src/content/cities/georgia/sandy-springs.ts'
import { savannah } from '#src/content/cities/georgia/savannah.ts'
import { southFulton } from '#src/content/cities/georgia/south-fulton.ts'

/** The ten cities served in the state, in the order they are shown. */
export const georgia: readonly City[] = [
  atlanta,
  columbus,
  augusta,
  savannah,
  athens,
  sandySprings,
  southFulton,
  macon,
  roswell,
  albany,
]
