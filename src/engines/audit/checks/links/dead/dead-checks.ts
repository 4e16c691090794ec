import type { Check } from '#src/engines/audit/checks/check.ts'
import { brokenExternalLink, brokenResource } from './broken-files-and-outside-links.ts'
import { brokenInternalLink } from './broken-internal-links.ts'
import { deadFonts } from './dead-fonts.ts'
import { deadMenuEntries } from './dead-menu-entries.ts'
import {
  brokenAnchorElsewhere,
  brokenAnchorFragment,
  callToMissingPlace,
  callToMissingPlaceElsewhere,
} from './fragments.ts'

export const deadLinks: readonly Check[] = [
  brokenInternalLink,
  brokenExternalLink,
  brokenResource,
  deadFonts,
  brokenAnchorFragment,
  brokenAnchorElsewhere,
  callToMissingPlace,
  callToMissingPlaceElsewhere,
  deadMenuEntries,
]
