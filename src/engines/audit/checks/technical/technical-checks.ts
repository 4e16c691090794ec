import type { Check } from '#src/engines/audit/checks/check.ts'
import { indexFileDuplicates, trailingSlashDuplicates } from '#src/engines/audit/checks/technical/address-twins.ts'
import {
  canonicalOtherHost,
  canonicalSpelling,
  noindexWithCanonical,
} from '#src/engines/audit/checks/technical/canonical-address.ts'
import { canonicalChain } from '#src/engines/audit/checks/technical/canonical-chain.ts'
import { canonicalOfAnother } from '#src/engines/audit/checks/technical/canonical-of-another.ts'
import { canonicalRelative } from '#src/engines/audit/checks/technical/canonical-relative.ts'
import {
  canonicalHeaderMismatch,
  canonicalMissing,
  canonicalMultiple,
  canonicalOutsideHead,
} from '#src/engines/audit/checks/technical/canonical-tags.ts'
import {
  canonicalAllToHome,
  canonicalToError,
  canonicalToNoindex,
  canonicalToRedirect,
} from '#src/engines/audit/checks/technical/canonical-targets.ts'
import { contentTypeMismatch } from '#src/engines/audit/checks/technical/content-types.ts'
import { countedApart } from '#src/engines/audit/checks/technical/counted-apart.ts'
import { analyticsPlaceholder, deadCdn } from '#src/engines/audit/checks/technical/dead-services.ts'
import {
  charsetMissing,
  doctypeMissing,
  metaInBody,
  metaRefreshRedirect,
} from '#src/engines/audit/checks/technical/document-start.ts'
import { emptyPage } from '#src/engines/audit/checks/technical/empty-page.ts'
import { errorPageBare, errorPageIsHome } from '#src/engines/audit/checks/technical/error-page.ts'
import { frameByScript } from '#src/engines/audit/checks/technical/frame-by-script.ts'
import { headLinkBroken } from '#src/engines/audit/checks/technical/head-links.ts'
import { hostCanonicalisationWww, httpToHttpsRedirect } from '#src/engines/audit/checks/technical/host-variants.ts'
import {
  hreflangInvalidCode,
  hreflangNoSelf,
  hreflangRelative,
} from '#src/engines/audit/checks/technical/hreflang-tags.ts'
import { hreflangBrokenTarget, hreflangNoReturn } from '#src/engines/audit/checks/technical/hreflang-targets.ts'
import {
  nofollowPage,
  noindexPage,
  unavailableAfterPast,
} from '#src/engines/audit/checks/technical/indexing-directives.ts'
import { leftoverPage } from '#src/engines/audit/checks/technical/leftover-pages.ts'
import { noindexInnerPage } from '#src/engines/audit/checks/technical/noindex-inner-page.ts'
import { outdatedHtml } from '#src/engines/audit/checks/technical/outdated-html.ts'
import { outdatedSystem } from '#src/engines/audit/checks/technical/outdated-system.ts'
import { pageCutOff } from '#src/engines/audit/checks/technical/page-cut-off.ts'
import { pageStatus4xx, pageStatus5xx, pageTimeout } from '#src/engines/audit/checks/technical/page-status.ts'
import { mobileRedirectByScript, robotsSparedByRedirect } from '#src/engines/audit/checks/technical/phones-sent-away.ts'
import { placeholderKey } from '#src/engines/audit/checks/technical/placeholder-key.ts'
import { clickDepth, orphanPage, sitemapOrphans } from '#src/engines/audit/checks/technical/reach.ts'
import {
  redirectChain,
  redirectInternalLink,
  redirectLoop,
  redirectToError,
} from '#src/engines/audit/checks/technical/redirects.ts'
import {
  robotsTxtBlocksSite,
  robotsTxtHtml,
  robotsTxtMissing,
  robotsTxtSyntax,
  robotsTxtUnreachable,
} from '#src/engines/audit/checks/technical/robots-txt.ts'
import {
  noindexBehindRobotsTxt,
  robotsTxtBlocksMenu,
  robotsTxtBlocksResources,
} from '#src/engines/audit/checks/technical/robots-txt-blocks.ts'
import { savedByTool } from '#src/engines/audit/checks/technical/saved-by-tool.ts'
import { sitemapMissingPages, sitemapUtilityPages } from '#src/engines/audit/checks/technical/sitemap-coverage.ts'
/** Whether search engines can reach, read and list the pages. */
import { sitemapDates } from '#src/engines/audit/checks/technical/sitemap-dates.ts'
import {
  noindexInSitemap,
  sitemapErrors,
  sitemapNonCanonical,
  sitemapRedirects,
  sitemapRobotsBlocked,
  sitemapSlashes,
} from '#src/engines/audit/checks/technical/sitemap-entries.ts'
import {
  sitemapInvalidXml,
  sitemapLimits,
  sitemapMissing,
  sitemapNotInRobots,
  sitemapWrongHost,
} from '#src/engines/audit/checks/technical/sitemap-files.ts'
import { soft404 } from '#src/engines/audit/checks/technical/soft-404.ts'
import { tagPages } from '#src/engines/audit/checks/technical/tag-pages.ts'
import { serviceInTestMode } from '#src/engines/audit/checks/technical/test-mode.ts'
import { thanksPageIndexable } from '#src/engines/audit/checks/technical/thanks-page.ts'
import { twoDocuments } from '#src/engines/audit/checks/technical/two-documents.ts'
import { uncountedPages } from '#src/engines/audit/checks/technical/uncounted-pages.ts'
import {
  urlDoubleSlash,
  urlSpecial,
  urlTooLong,
  urlTrackingParameters,
  urlUnderscore,
  urlUppercase,
} from '#src/engines/audit/checks/technical/url-shape.ts'

export const technicalChecks: readonly Check[] = [
  emptyPage,
  trailingSlashDuplicates,
  indexFileDuplicates,
  canonicalSpelling,
  canonicalOtherHost,
  noindexWithCanonical,
  canonicalMultiple,
  canonicalOutsideHead,
  canonicalHeaderMismatch,
  canonicalMissing,
  canonicalRelative,
  canonicalToError,
  canonicalToRedirect,
  canonicalToNoindex,
  canonicalChain,
  canonicalAllToHome,
  canonicalOfAnother,
  contentTypeMismatch,
  headLinkBroken,
  deadCdn,
  placeholderKey,
  serviceInTestMode,
  countedApart,
  analyticsPlaceholder,
  uncountedPages,
  charsetMissing,
  doctypeMissing,
  twoDocuments,
  pageCutOff,
  metaInBody,
  metaRefreshRedirect,
  hostCanonicalisationWww,
  httpToHttpsRedirect,
  hreflangInvalidCode,
  hreflangNoSelf,
  hreflangRelative,
  hreflangBrokenTarget,
  hreflangNoReturn,
  noindexPage,
  unavailableAfterPast,
  nofollowPage,
  noindexInnerPage,
  thanksPageIndexable,
  pageStatus4xx,
  pageStatus5xx,
  pageTimeout,
  sitemapOrphans,
  orphanPage,
  frameByScript,
  sitemapDates,
  leftoverPage,
  clickDepth,
  redirectLoop,
  redirectToError,
  redirectChain,
  redirectInternalLink,
  robotsTxtBlocksMenu,
  robotsTxtBlocksResources,
  noindexBehindRobotsTxt,
  robotsTxtUnreachable,
  robotsTxtBlocksSite,
  robotsTxtMissing,
  robotsTxtHtml,
  robotsTxtSyntax,
  sitemapMissingPages,
  sitemapUtilityPages,
  sitemapErrors,
  sitemapRedirects,
  sitemapSlashes,
  noindexInSitemap,
  sitemapNonCanonical,
  sitemapRobotsBlocked,
  sitemapMissing,
  sitemapInvalidXml,
  sitemapNotInRobots,
  sitemapLimits,
  sitemapWrongHost,
  soft404,
  tagPages,
  errorPageBare,
  errorPageIsHome,
  urlUppercase,
  urlUnderscore,
  urlSpecial,
  urlDoubleSlash,
  urlTooLong,
  urlTrackingParameters,
  outdatedHtml,
  outdatedSystem,
  savedByTool,
  robotsSparedByRedirect,
  mobileRedirectByScript,
]
