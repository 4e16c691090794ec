import type { Check } from '#src/engines/audit/checks/check.ts'
import { renderBlocking, webFontsBlocking } from '#src/engines/audit/checks/speed/blocking.ts'
import { builtInBrowser } from '#src/engines/audit/checks/speed/built-in-browser.ts'
import { codeNotPacked } from '#src/engines/audit/checks/speed/code-not-packed.ts'
import { codeTooHeavy } from '#src/engines/audit/checks/speed/code-weight.ts'
import { domTooLarge, fileCount, htmlTooLarge, iframeHeavy } from '#src/engines/audit/checks/speed/document-size.ts'
import { heavyFilm } from '#src/engines/audit/checks/speed/heavy-film.ts'
import { idleKits } from '#src/engines/audit/checks/speed/idle-kits.ts'
import { imageLarge, imageLegacyFormat, imageTooLarge } from '#src/engines/audit/checks/speed/image-weight.ts'
import {
  imageDimensionsMissing,
  lcpImageLazy,
  picturesAllAtOnce,
} from '#src/engines/audit/checks/speed/images-on-page.ts'
import { labChecks } from '#src/engines/audit/checks/speed/lab-checks.ts'
import { libraryTwice } from '#src/engines/audit/checks/speed/library-twice.ts'
import { pageVeiled } from '#src/engines/audit/checks/speed/page-veiled.ts'
import {
  cachingMissing,
  compressionMissing,
  http2Missing,
  ttfbSlow,
} from '#src/engines/audit/checks/speed/server-answers.ts'
import { stylesInStyles } from '#src/engines/audit/checks/speed/styles-in-styles.ts'
import { textVeiled } from '#src/engines/audit/checks/speed/text-veiled.ts'
import { webFontsUnused } from '#src/engines/audit/checks/speed/unused-fonts.ts'

export const speedChecks: readonly Check[] = [
  imageTooLarge,
  imageLarge,
  imageLegacyFormat,
  heavyFilm,
  codeNotPacked,
  codeTooHeavy,
  imageDimensionsMissing,
  lcpImageLazy,
  picturesAllAtOnce,
  renderBlocking,
  stylesInStyles,
  webFontsBlocking,
  webFontsUnused,
  idleKits,
  ttfbSlow,
  compressionMissing,
  cachingMissing,
  http2Missing,
  htmlTooLarge,
  domTooLarge,
  iframeHeavy,
  fileCount,
  libraryTwice,
  builtInBrowser,
  pageVeiled,
  textVeiled,
  ...labChecks,
]
