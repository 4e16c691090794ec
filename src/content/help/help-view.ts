/**
 * Where a step of an answer is taken: a screen, in the state in which the reader meets it. `tests/e2e/help-views.ts` brings
 * each of them about, so that a name in a step is looked for where it has to stand.
 */
export type HelpView =
  // For anyone.
  | 'contact'
  | 'free-check'
  | 'report'
  | 'failed-check'
  | 'sign-up'
  | 'check-your-mail'
  | 'confirm-email'
  | 'sign-in'
  | 'forgot-password'
  | 'new-password'
  // For whoever is signed in.
  | 'account-menu'
  | 'dashboard'
  | 'billing'
  | 'location-seo'
  | 'location-seo-read'
  | 'onboarding'
  | 'location-photos'
  | 'import'
  | 'account'
  | 'email-waiting'
  | 'two-factor-set-up'
  | 'recovery-codes-shown'
  | 'two-factor-on'
  | 'new-recovery-codes'
  | 'turn-off-two-factor'
  // Between the password and the second step.
  | 'second-step'
  | 'recovery-code'
