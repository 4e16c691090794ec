/** The three services the agency sells, as teased on other pages. */
export const services = [
  {
    name: 'Local SEO optimization',
    path: '/local-seo-optimization',
    teaser:
      'Your business profile, your site and the signals around them, put in order so that people nearby find you first.',
  },
  {
    name: 'Listings management',
    path: '/listings-management',
    teaser:
      'One name, one address, one phone and the right hours on 50+ to 100+ directories, checked again after publishing.',
  },
  {
    name: 'Reputation management',
    path: '/reputation-management',
    teaser:
      'Reviews watched every day, replies drafted for your approval, and a fair way to ask every customer for one.',
  },
] as const
