import { onboardingSteps } from '#src/domain/onboarding/steps.ts'

/** The link of a screen to the answer that explains it. */
export type ScreenHelp = {
  to: string
  /** What the answer is about: "with …" after "Help", for whoever only hears the link. */
  about: string
}

const answer = (id: string, about: string): ScreenHelp => ({ to: `/help-center#${id}`, about })

/**
 * Which answer explains which screen, by its path. It holds no answers, because it travels with the script of every screen;
 * a screen without an entry shows no link.
 */
export const screenHelp: Readonly<Record<string, ScreenHelp>> = {
  '/ai-seo': answer('check-start', 'with the free check'),
  '/ai-seo/results': answer('check-score', 'with reading this report'),
  '/login': answer('sign-in', 'with signing in'),
  '/sign-up': answer('create-account', 'with creating an account'),
  '/confirm-email': answer('confirm-email', 'with the mail that did not come'),
  '/forgot-password': answer('forgot-password', 'with a forgotten password'),
  '/new-password': answer('forgot-password', 'with your new password'),
  '/client': answer('dashboard', 'with your overview'),
  '/client/dashboard': answer('dashboard', 'with your overview'),
  '/client/locations': answer('add-location', 'with adding a location'),
  '/client/locations/import': answer('import-locations', 'with importing locations'),
  '/client/onboarding': answer('onboarding', 'with what we need from you'),
  ...Object.fromEntries(
    onboardingSteps.map(step => [`/client/onboarding/${step}`, answer('onboarding', 'with this step')]),
  ),
  '/client/location-seo': answer('results', 'with checking a website'),
  '/client/billing': answer('billing', 'with your plans'),
  '/client/settings': answer('group-account', 'with your account'),
}
