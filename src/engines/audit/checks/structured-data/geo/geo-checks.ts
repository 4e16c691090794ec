import type { Check } from '#src/engines/audit/checks/check.ts'
import { geoAgainstAddress, geoOffByMiles } from './geo-against-address.ts'
import { invalidGeo } from './geo-numbers.ts'
import { geoOffPin } from './geo-off-pin.ts'
import { coarsePoint, geoPointsApart, onePointForTwo } from './geo-points-apart.ts'
import { townPoints } from './town-points.ts'

export const geoData: readonly Check[] = [
  geoAgainstAddress,
  geoOffByMiles,
  geoOffPin,
  townPoints,
  invalidGeo,
  geoPointsApart,
  onePointForTwo,
  coarsePoint,
]
