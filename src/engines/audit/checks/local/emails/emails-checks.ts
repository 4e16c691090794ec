import type { Check } from '#src/engines/audit/checks/check.ts'
import { emailNotClickable } from './email-as-text.ts'
import { emailNotOnDomain, emailOtherEnding } from './email-domain.ts'
import { emailLinkMismatch } from './email-links.ts'
import { emailDomainMisspelled } from './email-slips.ts'
import { emailsApart } from './emails-apart.ts'
import { emailLeftHidden } from './hidden-emails.ts'
import { mailSubjectOfAnother } from './mail-subjects.ts'
import { mailboxesApart } from './mailboxes-apart.ts'

export const emailsChecks: readonly Check[] = [
  emailLinkMismatch,
  emailDomainMisspelled,
  emailsApart,
  mailboxesApart,
  mailSubjectOfAnother,
  emailNotOnDomain,
  emailOtherEnding,
  emailNotClickable,
  emailLeftHidden,
]
