import { index, type RouteConfig, route } from '@react-router/dev/routes'

const clientDashboard = 'features/client-area/pages/client-dashboard.tsx'
const adminDashboard = 'features/admin-area/pages/admin-dashboard.tsx'
const site = (page: string) => `features/site/pages/${page}.tsx`
const audits = (page: string) => `features/audits/pages/${page}.tsx`
const businesses = (page: string) => `features/businesses/pages/${page}.tsx`
const locations = (page: string) => `features/locations/pages/${page}.tsx`
const onboarding = (page: string) => `features/onboarding/pages/${page}.tsx`
const accounts = (page: string) => `features/accounts/pages/${page}.tsx`

/** The site map: every URL that answers with a page. */
export default [
  index(site('home')),
  route('what-we-do', site('what-we-do')),
  route('solutions', site('solutions')),
  route('multi-location', site('multi-location')),
  route('listings-management', site('listings-management')),
  route('reputation-management', site('reputation-management')),
  route('local-seo-optimization', site('local-seo-optimization')),
  route('ai-seo', audits('ai-seo')),
  route('ai-seo/results/:link', audits('result')),
  route('locations', site('locations')),
  route('services/:slug', site('city')),
  route('get-started', site('get-started')),
  route('contact-us', 'features/contacts/pages/contact-us.tsx'),
  route('education', site('education')),
  route('education/:slug', site('article')),
  route('help-center', site('help-center')),
  route('help-center/account', site('account-help')),
  route('privacy', site('privacy')),
  route('terms', site('terms')),
  route('login', accounts('login')),
  route('sign-up', accounts('sign-up')),
  route('confirm-email', accounts('confirm-email')),
  route('forgot-password', accounts('forgot-password')),
  route('new-password', accounts('new-password')),
  route('first-admin', accounts('first-admin')),
  route('client', 'features/client-area/pages/client-area.tsx', [
    index(clientDashboard, { id: 'client-home' }),
    route('dashboard', clientDashboard),
    route('locations', locations('locations')),
    route('locations/new', locations('new-location')),
    route('locations/import', locations('import')),
    route('locations/import/:id', locations('import-detail')),
    route('locations/:id', locations('location'), [
      index(locations('location-overview')),
      route('info', locations('location-info')),
      route('photos', locations('location-photos')),
      route('activity', locations('location-activity')),
      route('subscription', locations('location-subscription')),
    ]),
    route('business', businesses('business')),
    route('invitation', businesses('invitation')),
    route('onboarding', onboarding('onboarding')),
    route('onboarding/:step', onboarding('onboarding-step')),
    route('location-seo', audits('location-seo')),
    route('billing', 'features/billing/pages/billing.tsx'),
    route('settings', accounts('account-settings')),
  ]),
  route('admin', 'features/admin-area/pages/admin-area.tsx', [
    index(adminDashboard, { id: 'admin-home' }),
    route('dashboard', adminDashboard),
    route('businesses', businesses('admin-businesses')),
    route('businesses/:id', businesses('admin-business')),
    route('users', accounts('users')),
    route('users/:id', accounts('user')),
    route('change-requests', 'features/change-requests/pages/admin-change-requests.tsx'),
    route('contacts', 'features/contacts/pages/contacts.tsx'),
    route('contacts/:id', 'features/contacts/pages/contact.tsx'),
    route('analytics', 'features/analytics/pages/analytics.tsx'),
    route('settings', 'features/settings/pages/admin-settings.tsx'),
  ]),
  route('*', site('not-found')),
] satisfies RouteConfig
