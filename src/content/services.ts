import { directoryRange } from '#src/content/claims.ts'

/** The three services the agency sells, as teased on other pages. */
export const services = [
  {
    name: 'Local SEO optimization',
    path: '/local-seo-optimization',
    teaser:
      'Your business profile, your site and the signals around them, put in order so that people nearby can find you.',
  },
  {
    name: 'Listings management',
    path: '/listings-management',
    teaser: `One name, one address, one phone and the right hours on ${directoryRange}, checked again after publishing.`,
  },
  {
    name: 'Reputation management',
    path: '/reputation-management',
    teaser:
      'Reviews read every working day. Replies drafted for your OK. And a fair way to ask every customer for a review.',
  },
] as const
