import type { Check } from '#src/engines/audit/checks/check.ts'
import { barePin } from './bare-pin.ts'
import { mapElsewhere } from './map-elsewhere.ts'
import { mapOfAnother } from './map-of-another.ts'
import { placeMaps } from './place-maps.ts'
import { pointsElsewhere } from './points-elsewhere.ts'
import { roundedMap } from './rounded-map.ts'

export const mapsChecks: readonly Check[] = [
  barePin,
  roundedMap,
  mapElsewhere,
  pointsElsewhere,
  mapOfAnother,
  placeMaps,
]
