import type { Check } from '#src/engines/audit/checks/check.ts'
import { bareAddressHeadings } from '#src/engines/audit/checks/on-page/bare-address-headings.ts'
import { borrowedPictures } from '#src/engines/audit/checks/on-page/borrowed-pictures.ts'
import { pageComingSoon } from '#src/engines/audit/checks/on-page/coming-soon.ts'
import { partComingSoon } from '#src/engines/audit/checks/on-page/coming-soon-part.ts'
import { duplicateContentExact, duplicateContentNear } from '#src/engines/audit/checks/on-page/copied-content.ts'
import { staleCopyright } from '#src/engines/audit/checks/on-page/copyright-year.ts'
import { copyrightYearsApart } from '#src/engines/audit/checks/on-page/copyright-years-apart.ts'
import { countersAtZero } from '#src/engines/audit/checks/on-page/counters.ts'
import {
  descriptionMissing,
  descriptionMultiple,
  descriptionTooLong,
  descriptionTooShort,
} from '#src/engines/audit/checks/on-page/description.ts'
import { descriptionBrokenOff } from '#src/engines/audit/checks/on-page/description-broken-off.ts'
import { descriptionIsTitle } from '#src/engines/audit/checks/on-page/description-is-title.ts'
import { descriptionLeft } from '#src/engines/audit/checks/on-page/description-left.ts'
import { headingWithoutContent } from '#src/engines/audit/checks/on-page/empty-parts.ts'
import { emptyPrices } from '#src/engines/audit/checks/on-page/empty-prices.ts'
import {
  aboutPageMissing,
  privacyNoticeMissing,
  privacyPolicyMissing,
} from '#src/engines/audit/checks/on-page/expected-pages.ts'
import { faviconMissing } from '#src/engines/audit/checks/on-page/favicon.ts'
import { galleryWithoutPictures } from '#src/engines/audit/checks/on-page/gallery-without-pictures.ts'
import { h1WithoutTown } from '#src/engines/audit/checks/on-page/h1-without-town.ts'
import { holesInSentences } from '#src/engines/audit/checks/on-page/holes-in-sentences.ts'
import { iconForSharing } from '#src/engines/audit/checks/on-page/icon-for-sharing.ts'
import { iconType } from '#src/engines/audit/checks/on-page/icon-type.ts'
import { loremIpsum, mojibake, templatePlaceholderInPage } from '#src/engines/audit/checks/on-page/leftovers.ts'
import { listMiscounted } from '#src/engines/audit/checks/on-page/list-miscounted.ts'
import { h1Missing, h1Multiple } from '#src/engines/audit/checks/on-page/main-heading.ts'
import { markupInText } from '#src/engines/audit/checks/on-page/markup-in-text.ts'
import { menuAsFile } from '#src/engines/audit/checks/on-page/menu-as-file.ts'
import { menuWithoutPrices } from '#src/engines/audit/checks/on-page/menu-without-prices.ts'
import { misspelledWords } from '#src/engines/audit/checks/on-page/misspelled-words.ts'
import { nearMe } from '#src/engines/audit/checks/on-page/near-me.ts'
import { noPictures } from '#src/engines/audit/checks/on-page/no-pictures.ts'
import { oldNews } from '#src/engines/audit/checks/on-page/old-news.ts'
import { leftAtOldProvider } from '#src/engines/audit/checks/on-page/old-provider.ts'
import { onePictureForMany } from '#src/engines/audit/checks/on-page/one-picture-for-many.ts'
import {
  openGraphImageBroken,
  openGraphMissing,
  openGraphRelativeImage,
  openGraphUrlMismatch,
} from '#src/engines/audit/checks/on-page/open-graph.ts'
import { openGraphForgotten } from '#src/engines/audit/checks/on-page/open-graph-forgotten.ts'
import { outdatedAdvice } from '#src/engines/audit/checks/on-page/outdated-advice.ts'
import { pageWithoutItsContent } from '#src/engines/audit/checks/on-page/page-without-content.ts'
import { pandemicNotice } from '#src/engines/audit/checks/on-page/pandemic-notice.ts'
import { paragraphsTwice } from '#src/engines/audit/checks/on-page/paragraphs-twice.ts'
import { pictureTwins } from '#src/engines/audit/checks/on-page/picture-twins.ts'
import { pictureWithoutSource } from '#src/engines/audit/checks/on-page/picture-without-source.ts'
import { picturesUnshown } from '#src/engines/audit/checks/on-page/pictures-unshown.ts'
import { placeholderPicture } from '#src/engines/audit/checks/on-page/placeholder-pictures.ts'
import { priceSlips } from '#src/engines/audit/checks/on-page/price-slips.ts'
import { promisedDocuments } from '#src/engines/audit/checks/on-page/promised-documents.ts'
import { promisedPart } from '#src/engines/audit/checks/on-page/promised-parts.ts'
import { repeatedPassages } from '#src/engines/audit/checks/on-page/repeated-passages.ts'
import { descriptionDuplicate, h1Duplicate, titleDuplicate } from '#src/engines/audit/checks/on-page/repeated-words.ts'
import { reviewAges } from '#src/engines/audit/checks/on-page/review-ages.ts'
import { reviewsInPictures } from '#src/engines/audit/checks/on-page/reviews-in-pictures.ts'
import { saidTwice } from '#src/engines/audit/checks/on-page/said-twice.ts'
import { sameDescription } from '#src/engines/audit/checks/on-page/same-description.ts'
import { samplePeople } from '#src/engines/audit/checks/on-page/sample-people.ts'
import { scaffoldIcon } from '#src/engines/audit/checks/on-page/scaffold-icon.ts'
import { sentenceSeams } from '#src/engines/audit/checks/on-page/seams.ts'
import { sharedHeadlines } from '#src/engines/audit/checks/on-page/shared-headlines.ts'
import { starsUnexplained } from '#src/engines/audit/checks/on-page/stars-unexplained.ts'
import { stockAsOwnWork } from '#src/engines/audit/checks/on-page/stock-as-own-work.ts'
import { switchedOff } from '#src/engines/audit/checks/on-page/switched-off.ts'
import { templateCredit } from '#src/engines/audit/checks/on-page/template-credit.ts'
import { thinContent } from '#src/engines/audit/checks/on-page/thin-content.ts'
import { titleBrokenOff } from '#src/engines/audit/checks/on-page/title-broken-off.ts'
import { titleMissingCityOrService } from '#src/engines/audit/checks/on-page/title-city.ts'
import { titleTooLong, titleTooShort } from '#src/engines/audit/checks/on-page/title-length.ts'
import { titlePlaceholder } from '#src/engines/audit/checks/on-page/title-placeholder.ts'
import { titleRepeats } from '#src/engines/audit/checks/on-page/title-repeats.ts'
import { titleMissing, titleMultiple, titleOutsideHead } from '#src/engines/audit/checks/on-page/title-tag.ts'
import { unfinishedText } from '#src/engines/audit/checks/on-page/unfinished-text.ts'
import { wantedWordsOnNoPage } from '#src/engines/audit/checks/on-page/wanted-words.ts'
import { webManifestUnfinished } from '#src/engines/audit/checks/on-page/web-manifest.ts'
import { wordsInPictures } from '#src/engines/audit/checks/on-page/words-in-pictures.ts'
import { workshopNotes } from '#src/engines/audit/checks/on-page/workshop-notes.ts'

export const onPageChecks: readonly Check[] = [
  titleMissing,
  titleOutsideHead,
  titleMultiple,
  titlePlaceholder,
  titleDuplicate,
  titleMissingCityOrService,
  noPictures,
  titleTooShort,
  titleTooLong,
  titleRepeats,
  titleBrokenOff,
  saidTwice,
  wantedWordsOnNoPage,
  descriptionMissing,
  descriptionMultiple,
  descriptionDuplicate,
  descriptionIsTitle,
  descriptionTooShort,
  descriptionTooLong,
  descriptionBrokenOff,
  descriptionLeft,
  h1Missing,
  h1Multiple,
  h1WithoutTown,
  bareAddressHeadings,
  h1Duplicate,
  thinContent,
  wordsInPictures,
  menuAsFile,
  menuWithoutPrices,
  pageComingSoon,
  partComingSoon,
  switchedOff,
  duplicateContentExact,
  duplicateContentNear,
  repeatedPassages,
  templatePlaceholderInPage,
  loremIpsum,
  workshopNotes,
  nearMe,
  reviewAges,
  samplePeople,
  priceSlips,
  unfinishedText,
  listMiscounted,
  holesInSentences,
  sentenceSeams,
  headingWithoutContent,
  promisedPart,
  promisedDocuments,
  pageWithoutItsContent,
  paragraphsTwice,
  countersAtZero,
  markupInText,
  placeholderPicture,
  pictureWithoutSource,
  picturesUnshown,
  onePictureForMany,
  pictureTwins,
  borrowedPictures,
  stockAsOwnWork,
  galleryWithoutPictures,
  leftAtOldProvider,
  reviewsInPictures,
  templateCredit,
  outdatedAdvice,
  pandemicNotice,
  misspelledWords,
  mojibake,
  openGraphMissing,
  openGraphForgotten,
  iconForSharing,
  openGraphImageBroken,
  openGraphRelativeImage,
  openGraphUrlMismatch,
  sharedHeadlines,
  faviconMissing,
  iconType,
  webManifestUnfinished,
  scaffoldIcon,
  staleCopyright,
  oldNews,
  sameDescription,
  emptyPrices,
  copyrightYearsApart,
  privacyPolicyMissing,
  privacyNoticeMissing,
  aboutPageMissing,
  starsUnexplained,
]
