type NavigationLink = { name: string; path: string }

/** The header, in its order; GET STARTED stands apart as the action. */
export const headerLinks: readonly NavigationLink[] = [
  { name: 'What We Do', path: '/what-we-do' },
  { name: 'Multi-Location', path: '/multi-location' },
  { name: 'Free SEO Check', path: '/ai-seo' },
  { name: 'Pricing', path: '/solutions' },
  { name: 'Login', path: '/login' },
]

export const headerAction: NavigationLink = { name: 'GET STARTED', path: '/sign-up' }

type FooterGroup = { title: string; links: readonly NavigationLink[] }

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Quick links',
    links: [
      { name: 'What we do', path: '/what-we-do' },
      { name: 'Local SEO optimization', path: '/local-seo-optimization' },
      { name: 'Listings management', path: '/listings-management' },
      { name: 'Reputation management', path: '/reputation-management' },
      { name: 'Multi-location', path: '/multi-location' },
      { name: 'Free SEO check', path: '/ai-seo' },
      { name: 'Pricing', path: '/solutions' },
      { name: 'Locations', path: '/locations' },
      { name: 'Get started', path: '/get-started' },
    ],
  },
  {
    title: 'Support',
    links: [
      { name: 'Help center', path: '/help-center' },
      { name: 'Contact us', path: '/contact-us' },
      { name: 'Privacy', path: '/privacy' },
      { name: 'Terms', path: '/terms' },
    ],
  },
  {
    title: 'Education',
    links: [
      { name: 'Local SEO essentials', path: '/education/local-seo-essentials' },
      { name: 'Google Business Profile', path: '/education/google-business-profile-optimization' },
      { name: 'Name, address and phone', path: '/education/nap-consistency-guide' },
      { name: 'Customer reviews', path: '/education/customer-reviews-reputation' },
      { name: 'A local SEO audit', path: '/education/local-seo-audit' },
      { name: 'All guides', path: '/education' },
    ],
  },
]
