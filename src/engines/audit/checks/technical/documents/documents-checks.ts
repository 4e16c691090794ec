import type { Check } from '#src/engines/audit/checks/check.ts'
import { charsetMissing, doctypeMissing, metaInBody, metaRefreshRedirect } from './document-start.ts'
import { emptyPage } from './empty-page.ts'
import { frameByScript } from './frame-by-script.ts'
import { headLinkBroken } from './head-links.ts'
import { loadedAsAnotherKind } from './loaded-as-another-kind.ts'
import { outdatedHtml } from './outdated-html.ts'
import { pageCutOff } from './page-cut-off.ts'
import { twoDocuments } from './two-documents.ts'
import { unpairedTags } from './unpaired-tags.ts'

export const documentsChecks: readonly Check[] = [
  emptyPage,
  headLinkBroken,
  loadedAsAnotherKind,
  charsetMissing,
  doctypeMissing,
  twoDocuments,
  pageCutOff,
  unpairedTags,
  metaInBody,
  metaRefreshRedirect,
  frameByScript,
  outdatedHtml,
]
