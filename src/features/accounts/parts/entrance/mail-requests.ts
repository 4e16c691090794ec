import { type AccountsAnswer, askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'

/** Mails the link that confirms an address once more. The answer never tells whether somebody waits for one. */
export function resendConfirmation(email: string): Promise<AccountsAnswer<unknown>> {
  const emailRedirectTo = `${window.location.origin}/`
  return askAccounts(client => client.resend({ type: 'signup', email, options: { emailRedirectTo } }))
}

/** Mails a link to choose a new password, where there is an account. The answer never tells whether there is one. */
export function mailNewPasswordLink(email: string): Promise<AccountsAnswer<unknown>> {
  const redirectTo = `${window.location.origin}/new-password`
  return askAccounts(client => client.resetPasswordForEmail(email, { redirectTo }))
}
