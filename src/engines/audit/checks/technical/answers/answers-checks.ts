import type { Check } from '#src/engines/audit/checks/check.ts'
import { codeHandedOut } from './code-handed-out.ts'
import { contentTypeMismatch } from './content-types.ts'
import { errorInText } from './error-in-text.ts'
import { errorPageBare, errorPageIsHome } from './error-page.ts'
import { foldersHiddenByRule } from './folders-hidden.ts'
import { hostCanonicalisationWww, httpToHttpsRedirect } from './host-variants.ts'
import { pageStatus4xx, pageStatus5xx, pageTimeout } from './page-status.ts'
import { mobileRedirectByScript, robotsSparedByRedirect } from './phones-sent-away.ts'
import { redirectChain, redirectInternalLink, redirectLoop, redirectToError } from './redirects.ts'
import { soft404 } from './soft-404.ts'

export const answersChecks: readonly Check[] = [
  contentTypeMismatch,
  codeHandedOut,
  hostCanonicalisationWww,
  httpToHttpsRedirect,
  pageStatus4xx,
  pageStatus5xx,
  pageTimeout,
  redirectLoop,
  redirectToError,
  foldersHiddenByRule,
  redirectChain,
  redirectInternalLink,
  soft404,
  errorInText,
  errorPageBare,
  errorPageIsHome,
  robotsSparedByRedirect,
  mobileRedirectByScript,
]
