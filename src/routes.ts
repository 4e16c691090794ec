import { index, type RouteConfig, route } from '@react-router/dev/routes'

const site = (page: string) => `features/site/pages/${page}.tsx`

/** The site map: every URL that answers with a page. */
export default [
  index(site('home')),
  route('what-we-do', site('what-we-do')),
  route('solutions', site('solutions')),
  route('multi-location', site('multi-location')),
  route('listings-management', site('listings-management')),
  route('reputation-management', site('reputation-management')),
  route('local-seo-optimization', site('local-seo-optimization')),
  route('ai-seo', site('ai-seo')),
  route('locations', site('locations')),
  route('services/:slug', site('city')),
  route('get-started', site('get-started')),
  route('contact-us', 'features/contacts/pages/contact-us.tsx'),
  route('education', site('education')),
  route('help-center', site('help-center')),
  route('privacy', site('privacy')),
  route('terms', site('terms')),
  route('login', site('login')),
  route('sign-up', site('sign-up')),
  route('*', site('not-found')),
] satisfies RouteConfig
