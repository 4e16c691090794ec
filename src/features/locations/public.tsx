export { AgencyLocations } from '#src/features/locations/parts/agency-locations.tsx'
export { PlaceChoice } from '#src/features/locations/parts/group-place-choice.tsx'
