export { BusinessGate } from '#src/features/businesses/parts/business-gate.tsx'
export { type Business, businessesKey, ownBusinessesOptions } from '#src/features/businesses/parts/business-queries.ts'
export { withBusiness } from '#src/features/businesses/parts/chosen-business.ts'
export { PicturesPart } from '#src/features/businesses/parts/pictures-part.tsx'
