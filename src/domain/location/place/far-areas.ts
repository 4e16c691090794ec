import { milesBetween, type Point } from '#src/domain/geo.ts'
import type { LocationRecord, ServiceArea } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'

/** Where a place lies; `null` where that is not known. */
export type FindCentre = (place: ServiceArea) => Point | null

/**
 * Google: the area served should not extend farther than about two hours' drive from the base
 * (https://support.google.com/business/answer/9157481). Nobody drives more than this in two hours, as the crow flies.
 */
const most_miles = 110

function baseOf({ latitude, longitude, zip, city, state }: LocationRecord, findCentre: FindCentre): Point | null {
  if (latitude !== null && longitude !== null) return { lat: latitude, lng: longitude }
  return findCentre({ kind: 'zip', name: zip.slice(0, 5), state }) ?? findCentre({ kind: 'city', name: city, state })
}

/** Tells of the first service area that lies too far from the shop to be driven to. */
export function warnOfFarAreas(record: LocationRecord, findCentre: FindCentre, notes: Notes): void {
  const base = record.service_areas.length > 0 ? baseOf(record, findCentre) : null
  if (!base) return
  record.service_areas.forEach((area, at) => {
    const centre = findCentre(area)
    const miles = centre ? milesBetween(base, centre) : 0
    if (miles <= most_miles) return
    const message = `${area.name} is ${Math.round(miles)} miles away. Google wants areas within about two hours' drive.`
    notes.warn(`service_areas.${at}`, 'service_area_far', message)
  })
}
