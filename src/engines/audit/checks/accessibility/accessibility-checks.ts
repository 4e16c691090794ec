import { altOfAnother } from '#src/engines/audit/checks/accessibility/alt-of-another.ts'
import { boxesAsButtons } from '#src/engines/audit/checks/accessibility/boxes-as-buttons.ts'
import { choicesWithoutQuestion } from '#src/engines/audit/checks/accessibility/choices-without-question.ts'
import { buttonName, formLabel, inputTypeInvalid } from '#src/engines/audit/checks/accessibility/controls.ts'
import { faintText, lostText } from '#src/engines/audit/checks/accessibility/faint-text.ts'
import { autoplayMedia, iframeTitle, videoCaptions } from '#src/engines/audit/checks/accessibility/frames-and-video.ts'
import { headingEmpty, headingParagraph, headingSkip } from '#src/engines/audit/checks/accessibility/heading-order.ts'
import { langInvalid, langMissing } from '#src/engines/audit/checks/accessibility/language.ts'
import { langOfCountry } from '#src/engines/audit/checks/accessibility/language-of-country.ts'
import { langOfText } from '#src/engines/audit/checks/accessibility/language-of-text.ts'
import { listStructure, tabindexPositive } from '#src/engines/audit/checks/accessibility/lists-and-order.ts'
import { menuByPointer } from '#src/engines/audit/checks/accessibility/menu-by-pointer.ts'
import { menuButtonState, menuByMouse } from '#src/engines/audit/checks/accessibility/menu-opener.ts'
import { openingButtons } from '#src/engines/audit/checks/accessibility/opening-buttons.ts'
import {
  ariaInvalid,
  duplicateId,
  landmarkMain,
  skipLinkBroken,
} from '#src/engines/audit/checks/accessibility/page-structure.ts'
import {
  imgAltAllEmpty,
  imgAltFilename,
  imgAltMissing,
  imgAltRepeated,
  linkImageNoName,
  pictureWithoutImg,
} from '#src/engines/audit/checks/accessibility/picture-names.ts'
import { pressedByMouse } from '#src/engines/audit/checks/accessibility/press-by-mouse.ts'
import { questionsByMouse } from '#src/engines/audit/checks/accessibility/questions-by-mouse.ts'
import { imgAltEmptyOfContent } from '#src/engines/audit/checks/accessibility/silent-pictures.ts'
import { skipLinkMissing } from '#src/engines/audit/checks/accessibility/skip-link-missing.ts'
import { imgAltStuffed } from '#src/engines/audit/checks/accessibility/stuffed-alts.ts'
import { viewportZoomDisabled } from '#src/engines/audit/checks/accessibility/zoom.ts'
import type { Check } from '#src/engines/audit/checks/check.ts'

export const accessibilityChecks: readonly Check[] = [
  linkImageNoName,
  buttonName,
  formLabel,
  choicesWithoutQuestion,
  imgAltMissing,
  imgAltFilename,
  imgAltAllEmpty,
  imgAltEmptyOfContent,
  imgAltRepeated,
  imgAltStuffed,
  altOfAnother,
  pictureWithoutImg,
  langMissing,
  langInvalid,
  langOfText,
  langOfCountry,
  viewportZoomDisabled,
  lostText,
  faintText,
  headingSkip,
  headingEmpty,
  headingParagraph,
  inputTypeInvalid,
  iframeTitle,
  duplicateId,
  landmarkMain,
  skipLinkBroken,
  skipLinkMissing,
  ariaInvalid,
  videoCaptions,
  autoplayMedia,
  listStructure,
  tabindexPositive,
  questionsByMouse,
  pressedByMouse,
  boxesAsButtons,
  menuByMouse,
  menuByPointer,
  menuButtonState,
  openingButtons,
]
