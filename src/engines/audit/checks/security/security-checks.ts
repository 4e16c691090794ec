import type { Check } from '#src/engines/audit/checks/check.ts'
import { fieldAsksSecret } from '#src/engines/audit/checks/local/forms/fields-asked.ts'
import { healthFormUnprotected } from '#src/engines/audit/checks/local/forms/health-forms.ts'
import { cookieFlags } from '#src/engines/audit/checks/security/cookies.ts'
import { headerCsp, headerFrame, headerHsts, headerNosniff } from '#src/engines/audit/checks/security/headers.ts'
import { scriptFileOfIntruders, scriptOfIntruders } from '#src/engines/audit/checks/security/hidden-code.ts'
import {
  httpsMissing,
  tlsCertificate,
  tlsCertificateExpiring,
  tlsVersion,
} from '#src/engines/audit/checks/security/https.ts'
import { backupFileExposed, workshopFilesLeft } from '#src/engines/audit/checks/security/leftover-files.ts'
import {
  formOnHttp,
  insecureFormAction,
  mixedContentActive,
  mixedContentPassive,
} from '#src/engines/audit/checks/security/mixed-content.ts'
import {
  inquiriesListedOpenly,
  messagesInOpenFile,
  programOfIntruders,
} from '#src/engines/audit/checks/security/open-programs.ts'
import { outdatedLibrary } from '#src/engines/audit/checks/security/outdated-libraries.ts'
import { photoPlaces } from '#src/engines/audit/checks/security/photo-places.ts'
import { sriInvalid } from '#src/engines/audit/checks/security/scripts.ts'
import { secretKeyInPage, secretKeyInScript } from '#src/engines/audit/checks/security/secret-key.ts'
import { sourceNotes } from '#src/engines/audit/checks/security/source-notes.ts'
import { spamLinks } from '#src/engines/audit/checks/security/spam-links.ts'

import { internalPagePublic } from '#src/engines/audit/checks/technical/leftovers/internal-pages.ts'

export const securityChecks: readonly Check[] = [
  httpsMissing,
  tlsCertificate,
  tlsCertificateExpiring,
  tlsVersion,
  mixedContentActive,
  mixedContentPassive,
  insecureFormAction,
  formOnHttp,
  fieldAsksSecret,
  healthFormUnprotected,
  headerHsts,
  headerCsp,
  headerNosniff,
  headerFrame,
  cookieFlags,
  backupFileExposed,
  workshopFilesLeft,
  internalPagePublic,
  sourceNotes,
  secretKeyInPage,
  secretKeyInScript,
  photoPlaces,
  sriInvalid,
  spamLinks,
  scriptOfIntruders,
  scriptFileOfIntruders,
  programOfIntruders,
  inquiriesListedOpenly,
  messagesInOpenFile,
  outdatedLibrary,
]
