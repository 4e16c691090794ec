import { type AccountsDeps, openAccounts } from '#src/features/accounts/open-accounts.ts'
import type { ContactsDeps } from '#src/features/contacts/submit-contact.ts'

/** The accounts feature beside the contacts feature, on the same database and outbox. */
export function openTestAccounts(deps: ContactsDeps, site_origin: string): Promise<AccountsDeps> {
  return openAccounts({ ...deps, site_origin })
}
