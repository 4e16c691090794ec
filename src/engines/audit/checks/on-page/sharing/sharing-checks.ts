import type { Check } from '#src/engines/audit/checks/check.ts'
import { faviconMissing } from './favicon.ts'
import { iconForSharing } from './icon-for-sharing.ts'
import { iconType } from './icon-type.ts'
import { openGraphImageBroken, openGraphMissing, openGraphRelativeImage, openGraphUrlMismatch } from './open-graph.ts'
import { openGraphForgotten } from './open-graph-forgotten.ts'
import { scaffoldIcon } from './scaffold-icon.ts'
import { shapeForSharing } from './shape-for-sharing.ts'
import { sharedHeadlines } from './shared-headlines.ts'
import { webManifestUnfinished } from './web-manifest.ts'

export const sharingChecks: readonly Check[] = [
  openGraphMissing,
  openGraphForgotten,
  iconForSharing,
  openGraphImageBroken,
  shapeForSharing,
  openGraphRelativeImage,
  openGraphUrlMismatch,
  sharedHeadlines,
  faviconMissing,
  iconType,
  webManifestUnfinished,
  scaffoldIcon,
]
