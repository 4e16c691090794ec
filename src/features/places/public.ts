export { findCentre } from '#src/features/places/find-centre.ts'
