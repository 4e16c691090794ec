import { accountHelpPath, openHelpPath } from '#src/content/help/help-paths.ts'
import { onboardingSteps } from '#src/domain/onboarding/steps.ts'

/** The link of a screen to the answer that explains it. */
export type ScreenHelp = {
  to: string
  /** What the answer is about: "with …" after "Help", for whoever only hears the link. */
  about: string
}

const answer = (id: string, about: string): ScreenHelp => ({ to: `${openHelpPath}#${id}`, about })
const accountAnswer = (id: string, about: string): ScreenHelp => ({ to: `${accountHelpPath}#${id}`, about })

/**
 * Which answer explains which screen, by its path. It holds no answers, because it travels with the script of every screen;
 * a screen without an entry shows no link.
 */
export const screenHelp: Readonly<Record<string, ScreenHelp>> = {
  '/ai-seo': answer('check-start', 'with the free check'),
  '/ai-seo/results': answer('check-score', 'with reading this report'),
  '/login': accountAnswer('sign-in', 'with signing in'),
  '/sign-up': accountAnswer('create-account', 'with creating an account'),
  '/confirm-email': accountAnswer('confirm-email', 'with the mail that did not come'),
  '/forgot-password': accountAnswer('forgot-password', 'with a forgotten password'),
  '/new-password': accountAnswer('forgot-password', 'with your new password'),
  '/client': accountAnswer('dashboard', 'with your overview'),
  '/client/dashboard': accountAnswer('dashboard', 'with your overview'),
  '/client/locations': accountAnswer('add-location', 'with adding a location'),
  '/client/locations/import': accountAnswer('import-locations', 'with importing locations'),
  '/client/onboarding': accountAnswer('onboarding', 'with what we need from you'),
  ...Object.fromEntries(
    onboardingSteps.map(step => [`/client/onboarding/${step}`, accountAnswer('onboarding', 'with this step')]),
  ),
  '/client/location-seo': accountAnswer('results', 'with checking a website'),
  '/client/billing': accountAnswer('billing', 'with your plans'),
  '/client/settings': accountAnswer('group-account', 'with your account'),
}
