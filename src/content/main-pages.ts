import { directoryRange } from '#src/content/claims.ts'
import { plans } from '#src/content/plans.ts'
import { indexedPage, type SitePage, unindexedPage } from '#src/content/site-page.ts'

const prices = plans.map(plan => `${plan.name} $${plan.monthly_dollars}`).join(', ')

/** Every page with an address of its own; the city pages are in city-pages.ts. */
export const mainPages: readonly SitePage[] = [
  indexedPage({
    path: '/',
    title: 'Local SEO for businesses in FL, GA, SC and NC',
    description:
      'We put your business right on the map: local SEO, listings, reviews and multi-location support for shops and franchises in four Southeast states.',
    card_title: 'Be the first light your neighbors see.',
    card_shows: 'a map of Jacksonville with the places of a made-up shop',
  }),
  indexedPage({
    path: '/what-we-do',
    title: 'What we do: local SEO, listings and reviews',
    description:
      'Core services and the four steps behind them: audit and analysis, strategy development, implementation, monitoring and reporting.',
    card_title: 'Local search, done by people, with the work shown.',
    card_shows: 'a list with check marks',
  }),
  indexedPage({
    path: '/solutions',
    title: 'Pricing: three local SEO plans, per location',
    description: `${prices} a month for each location. What each plan holds, and every condition of the 90-day money-back guarantee.`,
    card_title: 'One price per location. 90 days to judge us.',
    card_shows: 'a price tag',
  }),
  indexedPage({
    path: '/multi-location',
    title: 'Multi-location SEO for franchises and chains',
    description:
      'One true record for each shop, changed by one email. Local SEO, listings and reviews for two shops or many in Florida, Georgia and the Carolinas.',
    card_title: 'Nine shops or ninety, each one kept right.',
    card_shows: 'a shop',
  }),
  indexedPage({
    path: '/listings-management',
    title: `Listings management on ${directoryRange}`,
    description: `Your name, address, phone and hours corrected on ${directoryRange}, looked at again after publishing, and yours to keep.`,
    card_title: 'Your details, right where people look.',
    card_shows: 'a clipboard with a check mark',
  }),
  indexedPage({
    path: '/reputation-management',
    title: 'Reputation management and review help',
    description:
      'We watch your reviews, draft replies for your approval and help you ask every customer alike. No gating, no paid stars.',
    card_title: 'Every customer asked alike. Every review answered.',
    card_shows: 'a message and its reply',
  }),
  indexedPage({
    path: '/local-seo-optimization',
    title: 'Local SEO optimization for shops and trades',
    description:
      'Business profile, website and local signals put in order, measured from the streets your customers search from.',
    card_title: 'Found by the people down the road.',
    card_shows: 'a map pin',
  }),
  indexedPage({
    path: '/ai-seo',
    title: 'Free SEO Check: what to fix on your site first',
    description:
      'Type your web address and see a score, the three things to fix first, and every finding with the line it stands in. Free, no account, no email needed.',
    card_title: 'What does your site say when nobody is there to explain it?',
    card_shows: 'a page under a magnifying glass',
  }),
  indexedPage({
    path: '/locations',
    title: 'Local SEO in 40 cities of FL, GA, SC and NC',
    description:
      'The 40 cities we serve in Florida, Georgia, South Carolina and North Carolina, with a page for each and how to reach us.',
    card_title: 'Four states, forty cities, one standard of work.',
    card_shows: 'a map of the four states and the forty cities',
  }),
  indexedPage({
    path: '/get-started',
    title: 'Get started: check, plan or talk to us',
    description:
      'Three ways to start with us: have your site checked free, choose a plan per location, or write to a person.',
    card_title: 'Pick the door that suits you.',
    card_shows: 'an open door',
  }),
  indexedPage({
    path: '/contact-us',
    title: 'Contact us: a person answers within 24 hours',
    description: 'Write, call or email us. We answer every message within 24 hours, in plain words.',
    card_title: 'Write to a person. Hear back within 24 hours.',
    card_shows: 'an envelope',
  }),
  indexedPage({
    path: '/education',
    title: 'Education: guides to local search for owners',
    description:
      'Plain guides to local search for shop owners in the Southeast: where to begin and which page answers which question.',
    card_title: 'Local search, in plain words.',
    card_shows: 'an open book',
  }),
  indexedPage({
    path: '/help-center',
    title: 'Help center: free check, plans, your account',
    description:
      'Short answers, step by step: the free SEO check, plans and the guarantee, your account and its safety, your data, and how to reach a person.',
    card_title: 'Short answers, and a person behind them.',
    card_shows: 'a life ring',
  }),
  indexedPage({
    path: '/help-center/account',
    title: 'Help: signing in, account and client area',
    description:
      'Step by step: open an account, sign in, keep it safe, and use each screen of your client area, from your locations to billing.',
    card_title: 'Your account, one step at a time.',
    card_shows: 'a person in a circle',
  }),
  indexedPage({
    path: '/privacy',
    title: 'Privacy: what we keep, why and how long',
    description:
      'What we store when you write to us, have a site checked or open an account, why, for how long, and how to have it deleted.',
    card_title: 'What we keep, and why.',
    card_shows: 'a lock',
  }),
  indexedPage({
    path: '/terms',
    title: 'Terms of service and the guarantee in full',
    description:
      'The terms of our work: plans, billing, what we need from you, the 90-day money-back guarantee in full and how to cancel.',
    card_title: 'The terms, in plain words.',
    card_shows: 'a scroll',
  }),
  unindexedPage({
    path: '/login',
    title: 'Sign in',
    description:
      'Sign in to your client area with your email address and password, and see the work on your locations.',
    card_title: 'Welcome back.',
    card_shows: 'a lamp on a desk',
  }),
  unindexedPage({
    path: '/sign-up',
    title: 'Sign up',
    description: 'Create your account: name, email and a password. It costs nothing, and you choose a plan later.',
    card_title: 'Come in. The light is on.',
    card_shows: 'a lamp',
  }),
  unindexedPage({
    path: '/confirm-email',
    title: 'Confirm your email',
    description: 'One mail, one link: confirm the address you signed up with, or have the link sent to you again.',
    card_title: 'Check your mail.',
    card_shows: 'an envelope with a check mark',
  }),
  unindexedPage({
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Write your email address and get a link to choose a new password. It works once, within one hour.',
    card_title: 'Forgot your password?',
    card_shows: 'a key that is made anew',
  }),
  unindexedPage({
    path: '/new-password',
    title: 'New password',
    description: 'Choose a new password with the link from your mail. Everywhere else you are signed out then.',
    card_title: 'A new key for your door.',
    card_shows: 'a key',
  }),
  unindexedPage({
    path: '/first-admin',
    title: 'First admin',
    description: 'Create the first admin of this site with the one-time link that the program printed at its start.',
    card_title: 'Switch on the light.',
    card_shows: 'a switch',
  }),
]

/** The registered page at `path`. Throws when a page forgot to register: a build must not go on without it. */
export function mainPage(path: string): SitePage {
  const found = mainPages.find(candidate => candidate.path === path)
  if (!found) throw new Error(`No page is registered in src/content/main-pages.ts for ${path}`)
  return found
}
