import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'

/** What each step of setting up is called, and what it is for. */
export const onboardingWords: Readonly<Record<OnboardingStep, { name: string; lead: string }>> = {
  business: {
    name: 'Your business',
    lead: 'How large it is and where it works, so that the right person looks after you.',
  },
  locations: {
    name: 'Your locations',
    lead: 'Each shop, office or service area is one location. Its name is enough to begin with.',
  },
  confirm: {
    name: 'Check the facts',
    lead: 'What customers should read about each location. Fill in what is missing; you can come back for the rest.',
  },
  goals: {
    name: 'Goals and keywords',
    lead: 'What you want more of, and what your customers type when they look for you.',
  },
  voice: {
    name: 'Voice and pictures',
    lead: 'How we should sound when we write in your name, and what we may show.',
  },
  plans: {
    name: 'Plans you wish for',
    lead: 'One plan per location. You pay nothing here: we keep your wish, and agree on it with you in writing first.',
  },
  review: {
    name: 'Review and hand over',
    lead: 'Look through what you told us. Then it is our turn.',
  },
}
