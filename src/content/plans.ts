import type { Plan } from '#src/domain/plan.ts'

/** The three plans. Features read as the agency words them; * and ** point to `dominatorNotes`. */
export const plans: readonly Plan[] = [
  {
    id: 'startup',
    name: 'STARTUP',
    monthly_dollars: 99,
    period: '/month',
    description: 'For one shop that wants its name, hours and map pin right.',
    features: [
      'Google My Business optimization',
      'Local SEO foundation',
      'Basic citation building',
      'Monthly ranking reports',
      'Email support',
    ],
    popular: false,
  },
  {
    id: 'growth',
    name: 'GROWTH',
    monthly_dollars: 249,
    period: '/month',
    description: 'For a business that competes for the map and wants reviews watched.',
    features: [
      'Everything in Startup',
      'Advanced local SEO auditing',
      'Complete listings management',
      'Reputation monitoring',
      'Citation building and maintenance',
      'Priority support',
    ],
    popular: true,
  },
  {
    id: 'dominator',
    name: 'DOMINATOR',
    monthly_dollars: 499,
    period: '/month',
    description: 'For owners who want the site, the writing and the work done for them.',
    features: [
      'Everything in Growth',
      'Advanced competitor analysis',
      'Conversion rate optimization',
      'Dedicated account manager',
      'Onsite SEO optimization*',
      'Blog writing**',
    ],
    popular: false,
  },
]

/** What the stars in DOMINATOR's features stand for. */
export const dominatorNotes = [
  {
    mark: '*',
    text: 'Managed onsite SEO for WordPress sites. Not on WordPress? You get detailed instructions for the same changes.',
  },
  {
    mark: '**',
    text: '4 blog posts per month, one per week, drafted and published if your site runs on WordPress, otherwise delivered with instructions.',
  },
] as const
