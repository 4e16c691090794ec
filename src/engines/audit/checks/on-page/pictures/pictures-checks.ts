import type { Check } from '#src/engines/audit/checks/check.ts'
import { altCopiedAlong } from './alt-copied-along.ts'
import { altOnManyPages } from './alt-on-many-pages.ts'
import { borrowedPictures } from './borrowed-pictures.ts'
import { drawingBroken, drawingStandsIn } from './drawings.ts'
import { galleryWithoutPictures } from './gallery-without-pictures.ts'
import { iconsNotShown } from './icons-without-font.ts'
import { menuAsFile } from './menu-as-file.ts'
import { symbolsMissing } from './missing-symbols.ts'
import { noPictures } from './no-pictures.ts'
import { onePictureForMany } from './one-picture-for-many.ts'
import { pictureToldApart } from './picture-told-apart.ts'
import { pictureTwins } from './picture-twins.ts'
import { pictureWithoutSource } from './picture-without-source.ts'
import { picturesSwapped } from './pictures-swapped.ts'
import { picturesUnshown } from './pictures-unshown.ts'
import { placeholderPicture } from './placeholder-pictures.ts'
import { reviewsInPictures } from './reviews-in-pictures.ts'
import { stockAsOwnWork } from './stock-as-own-work.ts'
import { wordsInPictures } from './words-in-pictures.ts'

export const picturesChecks: readonly Check[] = [
  noPictures,
  wordsInPictures,
  menuAsFile,
  placeholderPicture,
  drawingStandsIn,
  drawingBroken,
  pictureWithoutSource,
  picturesUnshown,
  iconsNotShown,
  symbolsMissing,
  onePictureForMany,
  pictureToldApart,
  picturesSwapped,
  altCopiedAlong,
  altOnManyPages,
  pictureTwins,
  borrowedPictures,
  stockAsOwnWork,
  galleryWithoutPictures,
  reviewsInPictures,
]
