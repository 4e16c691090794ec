export { photoKindsIn, photoKindsOf } from '#src/features/files/photos/store.ts'
