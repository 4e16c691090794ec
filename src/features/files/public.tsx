export { AssetPictures } from '#src/features/files/parts/asset-pictures.tsx'
export { BusinessLogo } from '#src/features/files/parts/business-logo.tsx'
export { LocationPhotos } from '#src/features/files/parts/location-photos.tsx'
