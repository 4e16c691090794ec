export { countLocations, waitingBusinesses } from '#src/features/locations/count-locations.ts'
export { giveScope, namesAll, readScopes, takeScopes } from '#src/features/locations/member-places.ts'
export { seenWith } from '#src/features/locations/seen-with.ts'
